import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { chosenBrand } from "#tools/launch.mjs";
import { compileContent } from "./compile.ts";

const root = dirname(dirname(import.meta.dirname));
const id = chosenBrand(root);

/** A copy of what the content is compiled from, with the chosen brand under another name. */
function copyOfContent(): string {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const folder of ["content/messages", "content/desk-messages", "content/site", "content/without"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  mkdirSync(join(copy, "src/ui"), { recursive: true });
  cpSync(join(root, "src/ui/tokens.css"), join(copy, "src/ui/tokens.css"));
  cpSync(join(root, "brand", id), join(copy, "brand/copy"), { recursive: true });
  return copy;
}

interface Source {
  name: string;
  officialHost: string;
  contacts: Record<string, string>;
}

function changeBrand(copy: string, change: (brand: Source) => void): void {
  const file = join(copy, "brand/copy/brand.json");
  const brand = JSON.parse(readFileSync(file, "utf8")) as Source;
  change(brand);
  writeFileSync(file, JSON.stringify(brand));
}

let former: string;
beforeAll(() => {
  former = (JSON.parse(readFileSync(join(root, "build/content/brand/brand.json"), "utf8")) as Source).name;
});

test("a new name reaches messages, data, addresses and logos, and the former one is gone", async () => {
  const copy = copyOfContent();
  changeBrand(copy, (brand) => Object.assign(brand, { name: "Driftwood", officialHost: "driftwood.example" }));
  await compileContent(copy, "copy");
  const read = (path: string): string => readFileSync(join(copy, "build/content", path), "utf8");
  expect(read("messages/en/header.json")).toContain("Driftwood");
  expect(read("site/footer.json")).toContain("mailto:security@driftwood.example");
  expect(read("brand/social.json")).toContain(".driftwood.example");
  expect(read("brand/logos/mark-16.svg")).toContain("<title>Driftwood</title>");
  for (const path of ["messages/en/header.json", "site/milestones.json", "brand/logos/avatar.svg"])
    expect(read(path)).not.toContain(former);
});

test("a brand replaces single messages, but none that the product does not have", async () => {
  const copy = copyOfContent();
  const own = join(copy, "brand/copy/messages/en");
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "demo.json"), `{ "packages": "Our files" }`);
  await compileContent(copy, "copy");
  expect(readFileSync(join(copy, "build/content/messages/en/demo.json"), "utf8")).toContain("Our files");
  writeFileSync(join(own, "demo.json"), `{ "gone": "Our files" }`);
  await expect(compileContent(copy, "copy")).rejects.toThrow("replaces gone, which is no such message");
});

test("a file of messages that the product does not have is named", async () => {
  const copy = copyOfContent();
  mkdirSync(join(copy, "brand/copy/messages/english"), { recursive: true });
  writeFileSync(join(copy, "brand/copy/messages/english/demo.json"), `{ "packages": "Our files" }`);
  await expect(compileContent(copy, "copy")).rejects.toThrow(/brand.copy.messages has english\/demo\.json/);
});

test("a brand's file that is no JSON is named", async () => {
  const copy = copyOfContent();
  writeFileSync(join(copy, "brand/copy/social.json"), `{ "x": }`);
  await expect(compileContent(copy, "copy")).rejects.toThrow(/social\.json cannot be read as JSON/);
});

test("a part that is switched off is named by no text and no date of the history", async () => {
  const copy = copyOfContent();
  changeBrand(copy, (brand) => Object.assign(brand, { programme: "Beachcombers" }));
  const texts = (): string[] =>
    ["messages/en/home.json", "messages/th/home.json", "site/milestones.json"].map((path) =>
      readFileSync(join(copy, "build/content", path), "utf8"),
    );
  await compileContent(copy, "copy");
  for (const text of texts()) expect(text).toContain("Beachcombers");
  changeBrand(copy, (brand) => Object.assign(brand, { switches: { programme: false } }));
  await compileContent(copy, "copy");
  const [en = "", th = "", history = ""] = texts();
  for (const home of [en, th])
    expect((JSON.parse(home) as { community: { lead: string } }).community.lead).not.toContain("Beachcombers");
  expect(history).not.toContain("Beachcombers");
});

test.each([
  ["a switch that the site does not have", (brand: Source) => Object.assign(brand, { switches: { shop: false } }), "switches"],
  ["a name that would break a file", (brand: Source) => (brand.name = 'Drift"wood'), "brand.json: name"],
  ["a host that is none", (brand: Source) => (brand.officialHost = "driftwood"), "officialHost"],
  ["a mail address that is none", (brand: Source) => (brand.contacts["support"] = "x"), "contacts.support"],
])("%s is refused, and the fault says where it is", async (_, change, where) => {
  const copy = copyOfContent();
  changeBrand(copy, change);
  await expect(compileContent(copy, "copy")).rejects.toThrow(where);
});

test("a colour of the brand that is too weak to be read is refused with its contrast", async () => {
  const copy = copyOfContent();
  const weak = { main: "#006b62", highlight: "#f0674b", tokens: { light: { "--text-2": "#9a9a9a" } } };
  writeFileSync(join(copy, "brand/copy/colours.json"), JSON.stringify(weak));
  await expect(compileContent(copy, "copy")).rejects.toThrow(
    /--text-2 on --surface-0 has a contrast of 2\.\d\d in the light theme and needs 4\.5/,
  );
});
