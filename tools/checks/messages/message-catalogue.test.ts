import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messagesOf, readMessageCatalogue } from "./message-catalogue.ts";

let root = "";

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "messages-"));
  write("content/messages/glossary.json", "{}");
  write("tools/checks/messages/same-as-english.json", "{}");
  write("tools/checks/messages/other-words.json", "{}");
});

afterEach(() => rmSync(root, { recursive: true }));

describe("the message catalogue", () => {
  it("flattens the groups of a file to dotted keys", () => {
    write("content/messages/en/header.json", `{ "bar": { "menu": "Menu" }, "more": "More" }`);
    expect(messagesOf(readMessageCatalogue(root)).map(({ where, text }) => `${where}: ${text}`)).toEqual([
      "en/header bar.menu: Menu",
      "en/header more: More",
    ]);
  });

  it("names the file that is not JSON", () => {
    write("content/messages/ko/header.json", "{");
    expect(() => readMessageCatalogue(root)).toThrow(/ko.header\.json cannot be read as JSON/);
  });

  it("names the key whose value is not a text", () => {
    write("content/messages/ko/header.json", `{ "bar": { "menu": 3 } }`);
    expect(() => readMessageCatalogue(root)).toThrow(
      /ko.header\.json: bar\.menu is neither a text nor a group/,
    );
  });
});
