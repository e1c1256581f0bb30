import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { qrPicture } from "#ui/qr/qr-path.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Listed {
  readonly data: readonly { readonly icon_url: string }[];
}

it.each(["/v1/block_chain/list", "/v1/application/list?count=500"])(
  "every icon_url of %s is a picture",
  async (path) => {
    const { data } = (await (await site.get(path)).json()) as Listed;
    expect(data.length).toBeGreaterThan(50);
    for (const { icon_url: address } of data) {
      const response = await site.get(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      await response.body?.cancel();
    }
  },
);

it("an unknown icon is a 404", async () => {
  for (const path of ["/icons/network/nope.svg", "/icons/dapp/0.svg", "/icons/dapp/x.svg"]) {
    expect((await site.get(path)).status).toBe(404);
  }
});

it("the code on the home page opens the download page of this site", async () => {
  const [, path = ""] =
    /<img [^>]*src="(\/icons\/qr\/[^"]+)"/.exec(await (await site.get("/hi")).text()) ?? [];
  const response = await site.get(path);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(await response.text()).toContain(qrPicture(`https://${brand.officialHost}/download/app`).path);
});
