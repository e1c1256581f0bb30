import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { array, assert, asyncProperty, constantFrom, jsonValue } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NotAnArrayError, readJsonArray } from "./json-array.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "json-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string): Promise<unknown[]> {
  const file = join(folder, "file.json");
  await writeFile(file, text);
  return Array.fromAsync(readJsonArray(file));
}

describe("a file with a JSON array", () => {
  it("is read as JSON.parse reads it", async () => {
    await assert(
      asyncProperty(array(jsonValue(), { maxLength: 8 }), constantFrom(0, 2), async (values, space) => {
        expect(await read(JSON.stringify(values, null, space))).toEqual(JSON.parse(JSON.stringify(values)));
      }),
      { numRuns: 60 },
    );
  });

  it("may be longer than one chunk, and split anywhere", async () => {
    const values = Array.from({ length: 3_000 }, (_, at) => ({
      at,
      text: `"[{,\\ 桥${"é".repeat(at % 50)}`,
    }));
    expect(await read(JSON.stringify(values))).toEqual(values);
  });

  it("may begin with a byte order mark and end with a line break", async () => {
    expect(await read("\ufeff [1, 2]\n")).toEqual([1, 2]);
    expect(await read("[ ]")).toEqual([]);
  });
});

describe("any other file", () => {
  it.each(["", "{}", "[1", "[1,]", "[,1]", "[1] 2", '["a]', "[1 2]", "null"])(
    "such as %j is refused",
    async (text) => {
      await expect(read(text)).rejects.toThrow(NotAnArrayError);
    },
  );
});
