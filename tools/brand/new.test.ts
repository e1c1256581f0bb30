import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileBrand, readBrandNames } from "#tools/content/brand.ts";
import { chosenBrand } from "#tools/launch.mjs";
import { answersSchema, newBrand, problemWith } from "./new.ts";
import { createSearch } from "./remainders.ts";

const root = dirname(dirname(import.meta.dirname));
const reference = chosenBrand(root);
const ANSWERS = {
  name: "Driftwood",
  short: "DW",
  host: "driftwood.example",
  token: "DWT",
  colour: "#7a4b2a",
};

/** A project with one brand. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), "new-brand-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, "brand", reference), join(folder, "brand", reference), { recursive: true });
  mkdirSync(join(folder, "src/ui"), { recursive: true });
  cpSync(join(root, "src/ui/tokens.css"), join(folder, "src/ui/tokens.css"));
  return folder;
}

test("five answers make a whole brand, in which nothing of the former one is left", async () => {
  const folder = project();
  await newBrand(folder, reference, "driftwood", ANSWERS);
  const files = await compileBrand(folder, readBrandNames(folder, "driftwood"));
  const search = createSearch(folder, "driftwood");
  expect([...files].flatMap(([file, text]) => search(file, text))).toEqual([]);
  expect(files.get("brand.json")).toContain('"support":"support@driftwood.example"');
  expect([...files.keys()].filter((file) => file.startsWith("logos/"))).toHaveLength(17);
  expect(files.get("tokens.css")).not.toBe(readFileSync(join(folder, "src/ui/tokens.css"), "utf8"));
});

test("a hashtag of a name with an apostrophe has letters only, and a name in capitals is not its own mistake", async () => {
  const folder = project();
  const spellingOf = async (id: string, name: string): Promise<Record<string, string[]>> => {
    await newBrand(folder, reference, id, { ...ANSWERS, name });
    const files = await compileBrand(folder, readBrandNames(folder, id));
    return (JSON.parse(files.get("brand.json") ?? "{}") as { spelling: Record<string, string[]> }).spelling;
  };
  expect((await spellingOf("knot", "Sailor’s Knot"))["hashtag"]).toEqual([
    "#sailorsknot",
    "#SailorsKnotWallet",
  ]);
  const capitals = await spellingOf("vellum", "VELLUM");
  expect(capitals["name"]).toEqual(["vellum"]);
  expect(capitals["hashtag"]).toEqual(["#vellum", "#VELLUMWallet"]);
});

test("the letter of the mark is there in one colour too", async () => {
  const folder = project();
  await newBrand(folder, reference, "driftwood", ANSWERS);
  const files = await compileBrand(folder, readBrandNames(folder, "driftwood"));
  const shapesIn = (name: string): number => (files.get(`logos/${name}.svg`) ?? "").split("<path").length;
  expect(shapesIn("mark-mono")).toBe(shapesIn("mark-colour"));
});

test("each answer is judged when it is given, a host with the name before it", () => {
  expect(problemWith("name", { name: "Sailor's Knot" })).toContain("write ’ for an apostrophe");
  expect(problemWith("name", { name: "Metarnask" })).toContain("can be taken for MetaMask");
  expect(problemWith("name", { name: "Sailor’s Knot" })).toBeNull();
  expect(problemWith("host", { name: "Driftwood", host: "rnetamask.io" })).toContain("can be taken for");
  expect(problemWith("host", { name: "Driftwood", host: "driftwood.example" })).toBeNull();
});

test("what is left of another brand is found with its place and number", async () => {
  const folder = project();
  await newBrand(folder, reference, "driftwood", ANSWERS);
  const search = createSearch(folder, reference);
  expect(search("/en/news", "Driftwood, driftwood.example and DWT, but no driftwoods")).toEqual([
    { where: "/en/news", word: "Driftwood", times: 1 },
    { where: "/en/news", word: "driftwood", times: 1 },
    { where: "/en/news", word: "DWT", times: 1 },
  ]);
});

test("a brand that exists is not written over", async () => {
  await expect(newBrand(project(), reference, reference, ANSWERS)).rejects.toThrow("exists already");
});

test.each([
  ["MetaMask", "driftwood.example"],
  ["Metarnask", "driftwood.example"],
  ["Trust Wallet Pro", "driftwood.example"],
  ["Tonkeeper", "driftwood.example"],
  ["Trust", "driftwood.example"],
  ["OKX", "driftwood.example"],
  ["Driftwood", "metamask.io"],
  ["Driftwood", "trust.example"],
  ["Driftwood", "rnetamask.io"],
  ["Driftwood", "ledger.com.driftwood.example"],
])("no copy of a known wallet is made: %s at %s", async (name, host) => {
  await expect(newBrand(project(), reference, "copy", { ...ANSWERS, name, host })).rejects.toThrow(
    /can be taken for/,
  );
});

test("a short form that is a known wallet's name is refused", async () => {
  await expect(newBrand(project(), reference, "copy", { ...ANSWERS, short: "Trust" })).rejects.toThrow(
    "The short form Trust can be taken for Trust Wallet.",
  );
});

test.each(["漂流木", "Müllerström", "Café 21", "2048"])("%s makes a whole brand", async (name) => {
  const folder = project();
  await newBrand(folder, reference, "driftwood", { ...ANSWERS, name });
  const files = await compileBrand(folder, readBrandNames(folder, "driftwood"));
  expect(JSON.parse(files.get("brand.json") ?? "{}")).toMatchObject({ name });
});

test("a name that no typeface can show is refused before anything is written", async () => {
  const folder = project();
  await expect(newBrand(folder, reference, "driftwood", { ...ANSWERS, name: "محفظة" })).rejects.toThrow(
    /wordmark\.svg/,
  );
  expect(existsSync(join(folder, "brand/driftwood"))).toBe(false);
});

test.each([
  ["host", "not a host"],
  ["colour", "blue"],
  ["token", "$X"],
  ["host", "https://driftwood.example"],
  ["name", 'a"b'],
  ["name", "Drift\u202Ewood"],
  ["name", "Drift\u200Bwood"],
])("an answer that cannot be used is refused: %s %s", (key, value) => {
  expect(answersSchema.safeParse({ ...ANSWERS, [key]: value }).success).toBe(false);
});
