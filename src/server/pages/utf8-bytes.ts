import { transcode } from "node:buffer";

/**
 * The text as UTF-8. `Buffer.from(text)` takes five times as long (340 instead of 70 µs for a page of 60 KB) if the text
 * has a character beyond Latin-1, which every page has.
 */
export function utf8Bytes(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8");
  } catch {
    // Half of a character, which Buffer.from replaces.
    return Buffer.from(text);
  }
}
