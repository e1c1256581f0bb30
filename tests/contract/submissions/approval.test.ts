/** An approval replaces only a listing that the operator names, and every change can be reverted. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openDesk, send, type ReviewDesk } from "./review-desk.ts";

const ines = { operator: "Ines", note: "" };
const by = { operator: "Omar", reason: "to test" };
const UNI = "eth:0x1f9840a85d5af5bf1d1762f925bdaddc4201f984";

describe.each(engines)("an approval on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let folder: string;
  let blocklist: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "approval-"));
    blocklist = join(folder, "hosts.txt");
    writeFileSync(blocklist, "# nothing yet\n");
    database = await open();
    desk = await openDesk(database.db, { BLOCKLIST_FILE: blocklist });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => writeFileSync(blocklist, "# nothing yet\n"));

  async function inReview(kind: "dapp" | "token" | "nft", change: object): Promise<string> {
    const { number } = await send(desk, kind, change);
    expect(await desk.submissions.waive(number, ines)).toMatchObject({ ok: true });
    return number;
  }

  const listing = async (kind: "dapp" | "token" | "nft", ref: string) => {
    const shown = await desk.services.listings.of[kind].show(ref);
    if (!shown) throw new Error(`no ${kind} ${ref}`);
    return shown;
  };

  it("of a DApp with a listed host changes nothing until the listing is named, and then loses nothing", async () => {
    const before = await listing("dapp", "1001");
    const number = await inReview("dapp", {
      url: "https://app.uniswap.org",
      network: ["eth", "trx"],
      address: ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
    });
    const refused = await desk.submissions.approve(number, ines);
    expect(refused).toMatchObject({
      ok: false,
      code: "touches_listing",
      touched: [{ ref: "1001", title: "Uniswap", isSame: true }],
    });
    expect(await desk.submissions.approve(number, { ...ines, isBeside: true })).toMatchObject({ ok: false });
    expect(await desk.submissions.approve(number, { ...ines, replaces: "1002" })).toMatchObject({
      code: "not_touched",
    });
    expect(await listing("dapp", "1001")).toEqual(before);

    const approved = await desk.submissions.approve(number, { ...ines, replaces: "1001" });
    expect(approved).toMatchObject({ ok: true, value: { listing: "/dappstore/detail?id=1001" } });
    const after = await listing("dapp", "1001");
    for (const field of ["networks", "audits", "contracts", "tokens", "keywords"]) {
      const kept = (before.fields[field] ?? []) as unknown[];
      expect(after.fields[field], field).toEqual(expect.arrayContaining(kept));
    }
    expect(after.fields).toMatchObject({ title: "Harbour Exchange", kind: before.fields["kind"] });
    expect(after.fields["networks"]).toContain("trx");
    expect(after.versions).toMatchObject([{ act: "replaced", operator: "Ines", submission: number }]);

    expect(await desk.services.listings.of.dapp.revert("1001", null, by)).toMatchObject({ ok: true });
    expect((await listing("dapp", "1001")).fields).toEqual(before.fields);
  });

  it("of another path or host of a listed domain asks, and can list it separately", async () => {
    for (const url of ["https://curve.finance/mine", "https://swap.curve.finance"]) {
      const number = await inReview("dapp", { url });
      expect(await desk.submissions.approve(number, ines)).toMatchObject({ code: "touches_listing" });
      const approved = await desk.submissions.approve(number, { ...ines, isBeside: true });
      expect(approved).toMatchObject({ ok: true, value: { replaced: null } });
    }
  });

  it("of a token that was listed meanwhile changes nothing until it is named", async () => {
    const address = "0x00000000000000000000000000000000000a0001";
    const [first, second] = [await inReview("token", { address }), await inReview("token", { address })];
    expect(await desk.submissions.approve(first, ines)).toMatchObject({ ok: true });
    const ref = `eth:${address}`;
    const before = await listing("token", ref);
    expect(await desk.submissions.approve(second, ines)).toMatchObject({
      code: "touches_listing",
      findings: expect.arrayContaining([
        expect.objectContaining({ code: "duplicate_contract", level: "stop" }),
      ]),
    });
    expect(await listing("token", ref)).toEqual(before);
  });

  it("shows what would change in a token, and keeps the DApp it belongs to", async () => {
    const address = "0x00000000000000000000000000000000000a0002";
    const first = await inReview("token", { address });
    const second = await inReview("token", { address, name: "Harbour FAKE", decimal: 6 });
    await desk.submissions.approve(first, ines);
    const ref = `eth:${address}`;
    await desk.services.listings.of.token.edit(ref, [["dapp", 1001]], by);
    const refused = await desk.submissions.approve(second, ines);
    expect(refused).toMatchObject({
      touched: [
        {
          ref,
          changes: expect.arrayContaining([
            { field: "name", before: "Harbour", after: "Harbour FAKE" },
            { field: "decimals", before: "18", after: "6" },
          ]),
        },
      ],
    });
    const replaced = await desk.submissions.approve(second, { ...ines, replaces: ref.toUpperCase() });
    expect(replaced).toMatchObject({ ok: true });
    expect((await listing("token", ref)).fields).toMatchObject({ name: "Harbour FAKE", dapp: 1001 });
  });

  it("of two concurrent ones for the same contract, one succeeds", async () => {
    const address = "0x00000000000000000000000000000000000a0003";
    const numbers = [await inReview("token", { address }), await inReview("token", { address })];
    const outcomes = await Promise.all(numbers.map((number) => desk.submissions.approve(number, ines)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("of a listed collection needs the listing named, in any letter case", async () => {
    const address = "0x00000000000000000000000000000000000B0001".toLowerCase();
    const first = await inReview("nft", { address });
    await desk.submissions.approve(first, ines);
    const second = await inReview("nft", { address, name: "Copied Lights", marketplaces: [] });
    expect(await desk.submissions.approve(second, ines)).toMatchObject({ code: "touches_listing" });
    expect(await desk.submissions.approve(second, { ...ines, replaces: `eth:${address}` })).toMatchObject({
      ok: true,
    });
    const { fields } = await listing("nft", `eth:${address}`);
    expect(fields).toMatchObject({ name: "Copied Lights" });
    expect(fields["marketplaces"]).toHaveLength(1);
  });

  it("is refused if the host is on the blocklist by now", async () => {
    const number = await inReview("nft", {
      website: "https://late.example.net",
      address: "0x00000000000000000000000000000000000b0002",
    });
    writeFileSync(blocklist, "late.example.net\n");
    // The list is read again when its file's time changes.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await desk.submissions.approve(number, ines)).toMatchObject({
      ok: false,
      code: "stopped",
      findings: expect.arrayContaining([
        expect.objectContaining({ field: "website", code: "phishing_listed" }),
      ]),
    });
    const shown = await desk.submissions.show(number);
    expect(shown).toMatchObject({ value: { submission: { state: "in_review" } } });
  });

  const listedTokens = async () => {
    await desk.services.catalogue.refresh();
    const { tokens } = await desk.services.catalogue.tokenList();
    return tokens.map(({ symbol }) => symbol);
  };
  const searches = async () => (await desk.services.catalogue.hotSearches()).map(({ text }) => text);
  const shelved = async () => {
    const sections = await desk.services.catalogue.homeSections("en");
    return sections
      .filter(({ source }) => source === "chosen")
      .flatMap(({ dapps }) => dapps.map(({ id }) => id));
  };

  it("delisting a DApp also hides its tokens, its hot search and its places, and reverting restores them", async () => {
    expect(await listedTokens()).toContain("CAKE");
    const version = (await desk.services.catalogue.tokenList()).version;
    expect(await desk.services.listings.of.dapp.delist("1002", by)).toMatchObject({
      ok: true,
      value: { title: "PancakeSwap", isListed: false },
    });
    expect(await listedTokens()).not.toContain("CAKE");
    expect((await desk.services.catalogue.tokenList()).version.major).toBe(version.major + 1);
    expect(await searches()).not.toContain("PancakeSwap");
    expect(await shelved()).not.toContain(1002);
    expect(await desk.services.listings.of.dapp.delist("1002", by)).toMatchObject({ code: "unchanged" });

    await desk.services.listings.of.dapp.revert("1002", null, by);
    expect(await listedTokens()).toContain("CAKE");
    expect(await searches()).toContain("PancakeSwap");
    expect(await shelved()).toContain(1002);
    expect((await listing("dapp", "1002")).versions.map(({ act, operator }) => [act, operator])).toEqual([
      ["reverted", "Omar"],
      ["delisted", "Omar"],
    ]);
  });

  it("a token that was listed on its own stays when its DApp is delisted", async () => {
    const address = "0x00000000000000000000000000000000000a0004";
    await desk.submissions.approve(await inReview("token", { address, symbol: "OWN" }), ines);
    await desk.services.listings.of.token.edit(`eth:${address}`, [["dapp", 1003]], by);
    await desk.services.listings.of.dapp.delist("1003", by);
    const symbols = await listedTokens();
    expect(symbols).toContain("OWN");
    expect(symbols).not.toContain("CRV");
    await desk.services.listings.of.dapp.revert("1003", null, by);
  });

  it("tokens and collections are edited, delisted and reverted, each with operator and reason", async () => {
    const token = desk.services.listings.of.token;
    const before = await listing("token", UNI);
    expect(await token.edit(UNI, [["decimals", 99]], by)).toMatchObject({ code: "refused" });
    expect(await token.edit(UNI, [["owner", "me"]], by)).toMatchObject({ code: "refused" });
    expect(await token.edit(UNI, [["name", "Uniswap token"]], by)).toMatchObject({
      value: { changes: [{ field: "name", before: "Uniswap", after: "Uniswap token" }] },
    });
    expect(await token.delist(UNI, by)).toMatchObject({ ok: true });
    expect(await listedTokens()).not.toContain("UNI");
    const [, edited] = (await listing("token", UNI)).versions;
    expect(await token.revert(UNI, edited?.id ?? 0, by)).toMatchObject({ ok: true });
    expect((await listing("token", UNI)).fields).toEqual(before.fields);
    expect(await token.revert("eth:0x01", null, by)).toMatchObject({ code: "not_found" });
    expect(await listedTokens()).toContain("UNI");
  });

  it("a listing made by an approval is removed when it is reverted", async () => {
    const address = "0x00000000000000000000000000000000000b0003";
    await desk.submissions.approve(await inReview("nft", { address }), ines);
    const isListed = async () =>
      (await Array.fromAsync(desk.services.catalogue.allNfts()))
        .flat()
        .some((nft) => nft.address.toLowerCase() === address);
    expect(await isListed()).toBe(true);
    await desk.services.listings.of.nft.revert(`eth:${address}`, null, by);
    expect(await isListed()).toBe(false);
  });

  it("a delisted token can be submitted again, and its listing must be named", async () => {
    const address = "0x00000000000000000000000000000000000a0005";
    const ref = `eth:${address}`;
    await desk.submissions.approve(await inReview("token", { address }), ines);
    await desk.services.listings.of.token.delist(ref, by);
    const again = await inReview("token", { address });
    expect(await desk.submissions.approve(again, ines)).toMatchObject({
      code: "touches_listing",
      touched: [{ ref, isListed: false }],
    });
    expect(await desk.submissions.approve(again, { ...ines, replaces: ref })).toMatchObject({ ok: true });
    expect((await listing("token", ref)).isListed).toBe(true);
  });

  it("operators set hot searches and sections, which the seed then keeps", async () => {
    const { listings } = desk.services;
    await listings.setHotSearches(["Aave", "Uniswap"]);
    expect(await listings.setSection("editors", [1001, 999_999])).toEqual({
      ok: false,
      problems: [{ path: "dapps", code: "not_a_listed_dapp", value: "999999" }],
    });
    expect(await listings.setSection("nowhere", [1001])).toMatchObject({
      problems: [{ path: "key", code: "not_a_section" }],
    });
    expect(await listings.setSection("editors", [1003, 1001])).toMatchObject({ ok: true });
    await desk.services.catalogue.refresh();
    expect(await searches()).toEqual(["Aave", "Uniswap"]);
    expect((await shelved()).slice(0, 2)).toEqual([1003, 1001]);
    const { found, total } = await listings.of.dapp.list({
      search: "UNISWAP",
      isListed: null,
      start: 0,
      count: 5,
    });
    expect(total).toBeGreaterThan(0);
    expect(found.map(({ ref }) => ref)).toContain("1001");
  });
});
