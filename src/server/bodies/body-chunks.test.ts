import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { BodyChunks } from "./body-chunks.ts";

const KB = 1024;

it.each([
  ["whose size was declared", 200 * KB],
  ["without a declared size", 0],
  ["whose declared size was too small", 1],
])("a body %s is the same afterwards", (_name, declared) => {
  const bytes = randomBytes(200 * KB);
  const body = new BodyChunks(declared);
  for (let at = 0; at < bytes.length; at += 30_001) body.push(bytes.subarray(at, at + 30_001));
  expect(body.size).toBe(bytes.length);
  expect(Buffer.concat(body.take()).equals(bytes)).toBe(true);
});

it("bytes that arrive one by one share a chunk, because each object takes a hundred bytes", () => {
  const body = new BodyChunks(0);
  for (let at = 0; at < 70_000; at += 1) body.push(Buffer.from([at % 251]));
  expect(body.take().length).toBe(2);
  expect(Buffer.concat(body.take())[69_999]).toBe(69_999 % 251);
});

it("a small body takes no more memory than it declared", () => {
  const body = new BodyChunks(500);
  body.push(Buffer.alloc(500));
  expect(body.take().map(({ buffer }) => buffer.byteLength)).toEqual([500]);
});

it("an empty body has no chunks", () => {
  expect(new BodyChunks(0).take()).toEqual([]);
});
