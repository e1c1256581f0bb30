/** Screenshots from the form to the page: private until they are public, kept with changes, deleted with retention. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadIdOf } from "#features/submissions/model.ts";
import { readPictureName } from "#features/submissions/server/uploads/sized-pictures.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { logoFile, openDesk, screenshotFile, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "" };

describe.each(engines)("screenshots on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  async function upload(kind: "logo" | "screenshot", red: number): Promise<string> {
    const file = kind === "logo" ? await logoFile(red) : await screenshotFile(1280, 800, red);
    const uploaded = await desk.submissions.upload(kind, file);
    if (!uploaded.ok) throw new Error(uploaded.code);
    return uploaded.value.value;
  }
  const screenshot = (red: number): Promise<string> => upload("screenshot", red);
  const isPublic = (path: string): Promise<boolean> =>
    desk.submissions.isPicturePublic(uploadIdOf(path) ?? "");
  const shownOn = async (listing: string | null | undefined): Promise<readonly string[] | undefined> => {
    await desk.services.catalogue.refresh();
    return (await desk.services.catalogue.dapp(Number(/\d+/.exec(listing ?? "")?.[0]), "en"))?.screenshots;
  };

  async function approved(screenshots: readonly string[], host: string) {
    const { token, number } = await send(desk, "dapp", {
      screenshots,
      url: `https://${host}.example.org`,
      icon_url: await upload("logo", 7),
    });
    await desk.submissions.waive(number, decision);
    return {
      token,
      number,
      approve: () => desk.submissions.approve(number, { ...decision, isBeside: true }),
    };
  }

  const listingOf = async (token: string) => {
    const receipt = await desk.submissions.receipt(token);
    return receipt.ok ? receipt.value.submission.listing : null;
  };

  it("are private until the approval, then on the DApp's page in their order", async () => {
    const paths = [await screenshot(10), await screenshot(20)];
    const { token, approve } = await approved(paths, "first");
    expect(await isPublic(paths[0] ?? "")).toBe(false);
    expect(await approve()).toMatchObject({ ok: true });
    expect(await shownOn(await listingOf(token))).toEqual(paths);
    for (const path of paths) expect(await isPublic(path)).toBe(true);
  });

  it("of a change are private while it is reviewed, and the public pictures stay", async () => {
    const before = await screenshot(30);
    const { token, number, approve } = await approved([before], "second");
    await approve();
    const after = await screenshot(40);
    const logo = await upload("logo", 99);
    const changed = await desk.submissions.resubmit(token, { screenshots: [after], icon_url: logo });
    expect(changed).toMatchObject({ ok: true });
    desk.wait(8);
    await desk.submissions.purge();
    expect([await isPublic(before), await isPublic(after), await isPublic(logo)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await shownOn(await listingOf(token))).toEqual([before]);
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    expect([await isPublic(before), await isPublic(after), await isPublic(logo)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await shownOn(await listingOf(token))).toEqual([after]);
  });

  it("can be removed by a change", async () => {
    const { token, number, approve } = await approved([await screenshot(50)], "third");
    await approve();
    await desk.submissions.resubmit(token, { screenshots: "" });
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    expect(await shownOn(await listingOf(token))).toEqual([]);
  });

  it("exist in the sizes of pages, and are deleted with them", async () => {
    const path = await screenshot(60);
    const name = readPictureName(`${uploadIdOf(path)}-480`);
    if (!name) throw new Error("no name");
    const sizes = await Promise.all(
      ["image/avif", "image/webp", "*/*"].map((accept) => desk.submissions.picture(name, accept)),
    );
    expect(sizes.map((file) => file?.format)).toEqual(["avif", "webp", "webp"]);
    expect(sizes.every((file) => file?.isFinal)).toBe(true);
    const kept = () =>
      database.db.selectFrom("upload_size").select("format").where("upload_id", "=", name.id).execute();
    expect((await kept()).map(({ format }) => format).toSorted()).toEqual(["avif", "webp"]);
    desk.wait(8);
    await desk.submissions.purge();
    expect(await desk.submissions.picture(name, "image/webp")).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it.each([
    ["a report's id", async () => `/uploads/${"0".repeat(64)}.webp`, "upload"],
    ["a logo", async () => (await upload("logo", 3)).replace("png", "webp"), "upload"],
    ["an address elsewhere", async () => "https://example.org/a.png", "upload"],
  ])("refuse %s", async (_name, path, code) => {
    const form = { screenshots: [await path()], url: "https://refused.example.org" };
    await expect(send(desk, "dapp", form)).rejects.toThrow(`"path":"screenshots.0","code":"${code}"`);
  });
});
