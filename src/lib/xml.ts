/** Characters that XML 1.0 forbids: control characters and lone surrogates. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/**
 * Escapes any text for element content and attributes. One forbidden character would make the whole file unreadable.
 */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
