import { array, assert, asyncProperty, string, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { FORM_LIMITS } from "./form-limits.ts";
import { hasModestShape, parseJson } from "./parse-json.ts";
import { readForm } from "./read-form.ts";

const FILES = new Set(["logo"]);
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const URLENCODED = { "content-type": "application/x-www-form-urlencoded" };

const read = (body: BodyInit, headers: Record<string, string> = {}) =>
  readForm(new Request("http://site.example/", { method: "POST", body, headers }), FILES);

const part = (name: string, content: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

it("a form is read as browsers encode it, whatever its names and texts are", async () => {
  const text = string({ unit: "binary", maxLength: 60 }).map((one) => one.toWellFormed());
  const property = asyncProperty(array(tuple(text, text), { maxLength: 20 }), async (entries) => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    const sent = new Response(form);
    const type = sent.headers.get("content-type") ?? "";
    const bytes = await sent.arrayBuffer();
    const undici = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const reading = await read(bytes, { "content-type": type });
    expect(reading).toMatchObject({ ok: true, texts: [...undici] });
  });
  await assert(property, { numRuns: 60 });
});

it("files are read under their names, and an empty file counts as none", async () => {
  const form = new FormData();
  form.set("logo", new File([new Uint8Array([0, 13, 10, 45, 45, 255])], 'a "quoted" name.png'));
  form.set("name", "Harbour");
  form.set("other", new File(["x"], "other.txt"));
  form.set("nothing", new File([], "empty.png"));
  const reading = await read(form);
  expect(reading).toMatchObject({
    ok: true,
    texts: [
      ["name", "Harbour"],
      ["other", ""],
    ],
  });
  expect(reading.ok && reading.files.get("logo")?.[0]).toEqual(Buffer.from([0, 13, 10, 45, 45, 255]));
});

it.each([
  ["no boundary", "multipart/form-data", ""],
  ["an empty boundary", "multipart/form-data; boundary=", "--\r\n"],
  ["a boundary of 71 signs", `multipart/form-data; boundary=${"b".repeat(71)}`, ""],
  ["an empty body", "multipart/form-data; boundary=x", ""],
  ["another boundary", "multipart/form-data; boundary=x", "--y--\r\n"],
  ["a cut body", "multipart/form-data; boundary=x", part("a", "b").slice(0, -3)],
  ["no end", "multipart/form-data; boundary=x", part("a", "b")],
  [
    "a part without a name",
    "multipart/form-data; boundary=x",
    "--x\r\ncontent-disposition: form-data\r\n\r\n\r\n--x--",
  ],
  ["a part without a header", "multipart/form-data; boundary=x", "--x\r\n\r\nb\r\n--x--"],
  [
    "a part with a header without end",
    "multipart/form-data; boundary=x",
    `--x\r\ncontent-disposition: form-data; name="${"a".repeat(5_000)}"\r\n\r\nb\r\n--x--`,
  ],
  ["more parts than any form has", "multipart/form-data; boundary=x", `${part("a", "").repeat(501)}--x--`],
  ["more fields than any form has", "application/x-www-form-urlencoded", "a=&".repeat(501)],
])("%s is a bad request", async (_name, type, body) => {
  expect(await read(body, { "content-type": type })).toMatchObject({ ok: false, code: "bad_request" });
});

it("a form without fields is valid, and so is one with invalid percent-encoding in its values", async () => {
  expect(await read("--x--\r\n", MULTIPART)).toMatchObject({ ok: true, texts: [] });
  expect(await read("a=%&b=%zz&%ff=%00", URLENCODED)).toMatchObject({ ok: true });
});

describe("everything except files has 128 KB in total", () => {
  const half = "a".repeat(FORM_LIMITS.textBytes / 2);

  it("urlencoded", async () => {
    expect(await read(`a=${half}`, URLENCODED)).toMatchObject({ ok: true });
    expect(await read(`a=${half}&b=${half}`, URLENCODED)).toMatchObject({ ok: false, code: "too_large" });
  });

  it("texts of a form with files: those that fit are kept for the page", async () => {
    const body = `${part("a", half)}${part("b", half)}--x--`;
    expect(await read(body, MULTIPART)).toEqual({ ok: false, code: "too_large", texts: [["a", half]] });
  });

  it("files under names that are not file fields count as text", async () => {
    const form = new FormData();
    form.set("logo", new File([half, half, half], "logo.png"));
    expect(await read(form)).toMatchObject({ ok: true });
    form.set("other", new File([half, half, half], "other.png"));
    expect(await read(form)).toMatchObject({ ok: false, code: "too_large" });
  });

  it("JSON", () => {
    expect(parseJson(JSON.stringify({ a: half }))).toMatchObject({ ok: true });
    expect(parseJson(JSON.stringify({ a: half, b: half }))).toEqual({ ok: false, code: "too_large" });
  });
});

describe("JSON", () => {
  it.each(["[".repeat(100_000), '{"a":'.repeat(20_000), `[${"0,".repeat(50_000)}0]`, "[[],".repeat(20_000)])(
    "JSON that is too deep or has too many values is refused before it is parsed: %.8s",
    (text) => {
      expect(parseJson(text)).toEqual({ ok: false, code: "bad_request" });
    },
  );

  it("brackets and commas inside a string do not count", () => {
    const text = JSON.stringify({ a: '["\\' + "[{,".repeat(10_000), b: "\\" });
    expect(hasModestShape(text)).toBe(true);
    expect(parseJson(text)).toMatchObject({ ok: true });
  });

  it.each(["", "{", "]", '"', '"\\', "nul", "{'a':1}", "\u0000"])("%j is not JSON", (text) => {
    expect(parseJson(text)).toEqual({ ok: false, code: "invalid_json" });
  });
});

it.each([
  ["delimiters that never end", "b".repeat(70), `--${"b".repeat(70)}\r\n${"b".repeat(8_000_000)}`],
  ["nearly delimiters", "x", part("a", "\r\n--".repeat(2_000_000))],
  ["the delimiter's own letters", "b".repeat(70), part("a", `\r\n--${"b".repeat(69)}`.repeat(100_000))],
])("16 MB of %s are scanned once", async (_name, boundary, body) => {
  const bytes = Buffer.from(body);
  const before = process.cpuUsage();
  await read(bytes, { "content-type": `multipart/form-data; boundary=${boundary}` });
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
