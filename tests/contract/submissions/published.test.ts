/** How an approved form appears in the open data. */
import { brand } from "#brand/brand.ts";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueOpenData } from "#features/catalogue/server/open-data/endpoints.ts";
import { uploadIdOf } from "#features/submissions/model.ts";
import { SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";
import { tokenListSchema } from "#tests/contract/http/token-list-schema.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openDesk, send, type ReviewDesk } from "./review-desk.ts";

const origin = `https://${brand.officialHost}`;
const decision = { operator: "Ines", note: "" };

describe.each(engines)("an approved form on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let openData: Hono;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    openData = catalogueOpenData({
      catalogue: desk.services.catalogue,
      proofs: desk.services.ownership.all,
      origin,
      brandName: brand.name,
      isOffered: () => true,
      feedTexts: () => ({ title: "", description: "" }),
      text: (_language, key) => key,
    });
  }, 60_000);
  afterAll(() => database.close());

  const read = async (path: string): Promise<unknown> => (await openData.request(path)).json();

  async function approve(kind: "dapp" | "token" | "nft", change: object, replaces?: string): Promise<void> {
    const { number } = await send(desk, kind, change);
    await desk.submissions.waive(number, decision);
    expect(await desk.submissions.approve(number, { ...decision, replaces })).toMatchObject({ ok: true });
  }

  const isServed = async (address: string): Promise<boolean> => {
    expect(address.startsWith(`${origin}/uploads/`)).toBe(true);
    const [, id = ""] = /\/([\da-f]{64})\.png$/.exec(address) ?? [];
    return (await desk.submissions.isPicturePublic(id)) && (await desk.submissions.logo(id)) !== null;
  };

  it("has a logo that stays private until the approval", async () => {
    const { number } = await send(desk, "nft", {});
    const logo = async (): Promise<boolean> => {
      const shown = await desk.submissions.show(number);
      const address = shown.ok ? shown.value.submission.fields.icon_url : "";
      return desk.submissions.isPicturePublic(uploadIdOf(address) ?? "");
    };
    expect(await logo()).toBe(false);
    await desk.submissions.waive(number, decision);
    expect(await logo()).toBe(false);
    await desk.submissions.reject(number, { ...decision, reasons: ["logoRights"], fields: [] });
    expect(await logo()).toBe(false);
  });

  it("of a token is an entry of the token list, with its own logo", async () => {
    const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
    await approve("token", { address });
    await desk.services.catalogue.refresh();
    const { tokens } = tokenListSchema.parse(await read("/data/tokens.json"));
    const entry = tokens.find((one) => one.address === address);
    expect(entry).toMatchObject({ chainId: 1, symbol: "HRB", name: "Harbour", decimals: 18 });
    expect(await isServed(entry?.logoURI ?? "")).toBe(true);
    expect(entry).not.toHaveProperty("logo");
  });

  it("of a DApp without tokens is listed as one that has none; of the others nobody said so", async () => {
    const url = "https://tokenless.example.org";
    await approve("dapp", { url, has_tokens: false, tokens: [] });
    await desk.services.catalogue.refresh();
    const { dapps } = await desk.services.catalogue.browse({
      facts: ["tokenless"],
      start: 0,
      count: 9,
      language: "en",
    });
    expect(dapps.map((dapp) => [dapp.url, dapp.sources.tokens?.by])).toEqual([[url, "project"]]);
  });

  it("of a DApp is what the project says about itself, dated with the day of the approval", async () => {
    await approve("dapp", {});
    await desk.services.catalogue.refresh();
    const { dapps } = await desk.services.catalogue.search({ key: "harbour", count: 1, language: "en" });
    const source = { by: "project", date: "2026-11-20" };
    expect(dapps[0]?.sources).toMatchObject({
      website: source,
      categories: source,
      description: source,
      networks: source,
      connection: source,
      referral: source,
    });
    const feed = (await read(`/feeds/en/dapp-${dapps[0]?.id}.json`)) as { items: object[] };
    expect(feed.items).toEqual([
      expect.objectContaining({
        title: `${dapps[0]?.title}: listings.history.listed`,
        summary: "listings.history.byProject",
        date_published: "2026-11-20T12:00:00.000Z",
      }),
    ]);
  });

  it("of a collection is in the list of NFTs, without data of its submitter", async () => {
    expect(await read("/data/nfts.json")).toMatchObject({ name: `${brand.name} NFTs`, nfts: [] });
    await approve("nft", {});
    const { nfts } = (await read("/data/nfts.json")) as { nfts: { icon_url: string }[] };
    expect(nfts).toEqual([
      {
        chain: "eth",
        chain_id: "1",
        standard: SAMPLE_NFT.type,
        address: SAMPLE_NFT.address,
        title: SAMPLE_NFT.name,
        url: SAMPLE_NFT.website,
        desc: SAMPLE_NFT.description,
        marketplaces: SAMPLE_NFT.marketplaces,
        icon_url: expect.any(String),
        create_time: "2026-11-20T12:00:00.000Z",
        update_time: "2026-11-20T12:00:00.000Z",
      },
    ]);
    expect(await isServed(nfts[0]?.icon_url ?? "")).toBe(true);
  });

  it("of a listed and named collection changes its entry, but not the day it was listed", async () => {
    desk.wait(1);
    const address = SAMPLE_NFT.address.toLowerCase();
    await approve("nft", { name: "Harbour Nights", address }, `eth:${address}`);
    expect(await read("/data/nfts.json")).toMatchObject({
      nfts: [
        {
          title: "Harbour Nights",
          create_time: "2026-11-20T12:00:00.000Z",
          update_time: "2026-11-21T12:00:00.000Z",
        },
      ],
    });
  });
});
