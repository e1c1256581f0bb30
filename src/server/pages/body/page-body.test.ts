import { expect, it } from "vitest";
import { keptPiece } from "#shell/kept/slots.ts";
import { pageBody } from "./page-body.ts";

const long = (text: string): string => `<p>${text.repeat(500)}</p>`;

it("the bytes are the pieces in their order", () => {
  const pieces = ["<b>", keptPiece(long("é")), "中", keptPiece(long("b")), "</b>"];
  expect(pageBody(pieces).bytes.toString()).toBe(`<b>${long("é")}中${long("b")}</b>`);
  expect(pageBody([]).bytes).toEqual(Buffer.alloc(0));
});

it("the tag changes with a text and with a kept piece, and is the same for the same page", () => {
  const tag = (text: string, kept: string): string => pageBody([text, keptPiece(long(kept)), "end"]).etag;
  expect(tag("a", "b")).toBe(tag("a", "b"));
  expect(tag("a", "c")).not.toBe(tag("a", "b"));
  expect(tag("c", "b")).not.toBe(tag("a", "b"));
});

it("scripts in texts and in kept pieces are found, and kept pieces without one are not searched again", () => {
  const script = "<script>a()</script>";
  const pieces = [`<p>${script}`, keptPiece(long("x")), keptPiece(long(script)), "</p>"];
  expect(pageBody(pieces).scripts.toString()).toBe(`<p>${script}${long(script)}</p>`);
});
