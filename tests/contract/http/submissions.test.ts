import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { flattenFields } from "#features/submissions/form-names.ts";
import { logoFile, screenshotFile } from "#tests/contract/submissions/review-desk.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Answer {
  readonly status: number;
  readonly result: number;
  readonly message: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what it holds is what the test asks
  readonly data: any;
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, ...((await response.json()) as Omit<Answer, "status">) };
}

const postJson = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  answerOf(
    await site.get(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );

const postForm = async (path: string, body: FormData): Promise<Answer> =>
  answerOf(await site.get(path, { method: "POST", body }));

async function uploadLogo(bytes: Uint8Array | Promise<Buffer> = logoFile()): Promise<Answer> {
  const body = new FormData();
  body.set("logo", new File([new Uint8Array(await bytes)], "logo.png"));
  return postForm("/api/uploads", body);
}

const logoPath = async (): Promise<string> => (await uploadLogo()).data.value as string;

describe("POST /api/uploads", () => {
  it("accepts a logo of 400 × 400 px and shows it encoded again to its sender", async () => {
    const uploaded = await uploadLogo();
    expect(uploaded).toMatchObject({ status: 200, result: 0, data: { kind: "logo" } });
    const inOurPage = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" };
    const response = await site.get(uploaded.data.value, { headers: inOurPage });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("accepts a screenshot, and shows it to its sender in the sizes and formats of pages", async () => {
    const body = new FormData();
    body.set("screenshots", new File([new Uint8Array(await screenshotFile())], "screen.png"));
    const { data } = await postForm("/api/uploads", body);
    expect(data).toMatchObject({ kind: "screenshot", value: `/uploads/${data.id}.webp` });
    const inOurPage = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" };
    const typeOf = async (path: string, accept: string): Promise<string | null> =>
      (await site.get(path, { headers: { ...inOurPage, accept } })).headers.get("content-type");
    expect(await typeOf(data.value, "*/*")).toBe("image/webp");
    expect(await typeOf(`/uploads/${data.id}-480`, "image/avif,image/webp,*/*;q=0.8")).toBe("image/avif");
    expect(await typeOf(`/uploads/${data.id}-960`, "image/webp,*/*;q=0.8")).toBe("image/webp");
    for (const path of [`${data.id}-64`, `${data.id}-481`, `${data.id}.png`, `${data.id}-480.avif`])
      expect((await site.get(`/uploads/${path}`, { headers: inOurPage })).status).toBe(404);
    expect((await site.get(`/uploads/${data.id}-480`)).status).toBe(404);
  });

  it("refuses a screenshot that is too small, or two at once", async () => {
    const small = new FormData();
    small.set("screenshots", new File([new Uint8Array(await screenshotFile(639, 400))], "screen.png"));
    expect(await postForm("/api/uploads", small)).toMatchObject({ status: 422, result: 6103 });
    const two = new FormData();
    for (const name of ["a.png", "b.png"])
      two.append("screenshots", new File([new Uint8Array(await screenshotFile())], name));
    expect(await postForm("/api/uploads", two)).toMatchObject({ status: 400 });
  });

  it.each([
    ["by its address", {}],
    ["typed into the browser", { "sec-fetch-site": "none", "sec-fetch-dest": "document" }],
    ["linked from our page", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" }],
    ["in a page of another site", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" }],
    ["in a page of a neighbouring host", { "sec-fetch-site": "same-site", "sec-fetch-dest": "image" }],
  ])("a logo before review is not available %s", async (_name, headers) => {
    const { data } = await uploadLogo();
    expect((await site.get(data.value, { headers: headers as Record<string, string> })).status).toBe(404);
  });

  it.each([
    ["399 × 400", () => logoFile(1, 399)],
    ["401 × 401", () => logoFile(1, 401)],
    ["10000 × 10000", () => logoFile(1, 10_000)],
    ["text", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'/>")],
    ["a GIF", async () => Buffer.from("GIF89a\x90\x01\x90\x01")],
    ["a broken PNG", async () => (await logoFile()).subarray(0, 300)],
    ["nothing but a signature", async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ["over 5 MB", async () => Buffer.concat([await logoFile(), Buffer.alloc(5 * 1024 * 1024)])],
  ])("refuses a logo that is %s with the text of §5", async (_name, make) => {
    expect(await uploadLogo(await make())).toEqual({
      status: 422,
      result: 6101,
      message: "Please submit a 400*400px, JPG&PNG, max 5M logo",
      data: null,
    });
  });

  it("accepts a PDF as a report, and never serves it", async () => {
    const body = new FormData();
    body.set("audit_report", new File(["%PDF-1.7 …"], "audit.pdf"));
    const { data } = await postForm("/api/uploads", body);
    expect(data).toMatchObject({ kind: "report" });
    expect((await site.get(`/uploads/${data.id}.png`)).status).toBe(404);
    expect((await site.get(`/uploads/${data.id}`)).status).toBe(404);
    const wrong = new FormData();
    wrong.set("audit_report", new File(["MZ"], "audit.pdf"));
    expect(await postForm("/api/uploads", wrong)).toMatchObject({ status: 422, result: 6102 });
  });

  it("refuses anything else", async () => {
    expect(await postForm("/api/uploads", new FormData())).toMatchObject({ status: 400 });
    expect(await postJson("/api/uploads", {})).toMatchObject({ status: 400 });
    expect((await postJson("/api/uploads", "x", { "content-type": "text/plain" })).status).toBe(415);
    const huge = new FormData();
    huge.set("logo", new File([new Uint8Array(27 * 1024 * 1024)], "x.png"));
    expect((await postForm("/api/uploads", huge)).status).toBe(413);
  });
});

describe("POST /api/submissions", () => {
  it.each([
    ["dapp", SAMPLE_DAPP],
    ["token", SAMPLE_TOKEN],
    ["nft", SAMPLE_NFT],
  ])("accepts a %s as JSON and returns a receipt", async (kind, sample) => {
    const sent = await postJson(`/api/submissions/${kind}`, { ...sample, icon_url: await logoPath() });
    expect(sent).toMatchObject({ status: 200, result: 0 });
    expect(sent.data.receipt_url).toBe(`https://${brand.officialHost}/en/receipt/${sent.data.token}`);
    const response = await site.get(`/api/receipts/${sent.data.token}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    // Without a recipient this installation demonstrates the donation and continues.
    expect(await answerOf(response)).toMatchObject({
      data: { kind, state: "in_review", queue: expect.any(Number), fields: { email: "team@example.org" } },
    });
  });

  it("accepts a form with five screenshots in the same request, and refuses a sixth", async () => {
    const body = new FormData();
    const { icon_url: _logo, ...rest } = SAMPLE_DAPP;
    for (const [name, value] of flattenFields(rest)) body.append(name, value);
    body.set("logo", new File([new Uint8Array(await logoFile())], "logo.png"));
    const add = async (red: number): Promise<void> =>
      body.append("screenshots", new File([new Uint8Array(await screenshotFile(640, 400, red))], "a.png"));
    for (let red = 0; red < 5; red += 1) await add(red * 40);
    const sent = await postForm("/api/submissions/dapp", body);
    expect(sent).toMatchObject({ status: 200 });
    const { data } = await answerOf(await site.get(`/api/receipts/${sent.data.token}`));
    expect(data.fields.screenshots).toHaveLength(5);
    await add(220);
    expect(await postForm("/api/submissions/dapp", body)).toMatchObject({
      status: 422,
      data: { fields: [{ path: "screenshots", code: "too_many" }] },
    });
  });

  it("accepts a form with its files in one request", async () => {
    const body = new FormData();
    const { icon_url: _logo, ...rest } = SAMPLE_DAPP;
    for (const [name, value] of flattenFields(rest)) body.append(name, value);
    body.set("logo", new File([new Uint8Array(await logoFile(90))], "logo.jpg"));
    body.set("audit_report", new File(["%PDF-1.4"], "audit.pdf"));
    expect(await postForm("/api/submissions/dapp", body)).toMatchObject({ status: 200, result: 0 });
  });

  it("reports all problems at their fields, in the requested language", async () => {
    const sent = await postJson("/api/submissions/token", { email: "a", website: "b" }, { lang: "zh" });
    expect(sent).toMatchObject({ status: 422, result: 1003 });
    expect(sent.data.fields).toContainEqual({
      path: "email",
      code: "email",
      message: "请输入正确的邮箱地址",
    });
    expect(sent.data.fields).toContainEqual({ path: "symbol", code: "required", message: "请输入代币符号" });
    expect(sent.data.fields.length).toBeGreaterThan(12);
  });

  it("refuses unknown fields with 400, by name", async () => {
    const body = { ...SAMPLE_TOKEN, icon_url: await logoPath(), state: "live", __proto__x: 1 };
    expect(await postJson("/api/submissions/token", body)).toMatchObject({
      status: 400,
      result: 1008,
      data: { fields: [{ path: "state", code: "unknown_field" }, { path: "__proto__x" }] },
    });
  });

  it("returns the same response for the same key and body, and 409 for another body", async () => {
    const body = { ...SAMPLE_NFT, icon_url: await logoPath() };
    const key = { "idempotency-key": "4f1c-http-test" };
    const [first, second] = [
      await postJson("/api/submissions/nft", body, key),
      await postJson("/api/submissions/nft", body, key),
    ];
    expect(second).toEqual(first);
    expect(await postJson("/api/submissions/nft", { ...body, name: "Other" }, key)).toMatchObject({
      status: 409,
      result: 4002,
    });
    expect((await postJson("/api/submissions/nft", body, { "idempotency-key": "short" })).status).toBe(400);
  });

  it.each(["{", "null", "[]", "5", ""])("refuses %j as a body", async (body) => {
    expect((await postJson("/api/submissions/dapp", body)).status).toBe(400);
  });

  it("is refused from another site", async () => {
    const sent = await postJson("/api/submissions/dapp", {}, { "sec-fetch-site": "cross-site" });
    expect(sent.status).toBe(403);
  });
});

describe("POST /api/preflight", () => {
  const findings = async (kind: string, body: object) =>
    (await postJson(`/api/preflight/${kind}`, body)).data.findings as {
      field: string;
      code: string;
      level: string;
      message: string;
    }[];
  const codes = async (kind: string, body: object) =>
    (await findings(kind, body)).map(({ field, code, level }) => `${field} ${code} ${level}`);

  it("checks as much as there is, and reports what is missing", async () => {
    const found = await codes("token", {
      network: "eth",
      address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046",
    });
    expect(found).toContain("address address_checksum stop");
    expect(found).toContain("symbol required stop");
    expect(found.filter((one) => one.startsWith("consent"))).toEqual([]);
  });

  it.each([
    ["trx", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u", "address_checksum"],
    ["trx", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60", "address_format"],
    ["solana", "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", "address_format"],
    ["heco", "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046", "address_checksum"],
  ])("on %s the address %s is %s", async (network, address, code) => {
    for (const kind of ["dapp", "token", "nft"])
      expect(await codes(kind, { network, address })).toContain(`address ${code} stop`);
  });

  it("never passes or fails what it could not check", async () => {
    const found = await codes("token", { ...SAMPLE_TOKEN, icon_url: await logoPath() });
    expect(found).toEqual(
      expect.arrayContaining([
        " schema_ok ok",
        "address address_format_ok ok",
        "address contract_not_checked not_checked",
        "website phishing_not_checked not_checked",
        "website site_not_checked not_checked",
        "icon_url logo_ok ok",
        "contact contact_ok ok",
      ]),
    );
    expect(found.filter((one) => one.endsWith("stop"))).toEqual([]);
  });

  it("finds listed projects and look-alikes", async () => {
    const listed = await codes("dapp", {
      ...SAMPLE_DAPP,
      url: "https://app.uniswap.org",
      texts: { en: { title: "Uniswap", desc: "Swap." } },
    });
    expect(listed).toEqual(
      expect.arrayContaining(["url duplicate_domain warn", "texts duplicate_name warn"]),
    );
    const alike = await codes("dapp", {
      ...SAMPLE_DAPP,
      url: "https://app.uniswqp.org",
      texts: { en: { title: "Unіswap", desc: "Swap." } },
    });
    expect(alike).toEqual(expect.arrayContaining(["url lookalike_domain warn", "texts lookalike_name warn"]));
    const claim = await codes("token", { ...SAMPLE_TOKEN, name: "Official Uniswap Airdrop", symbol: "UΝI" });
    expect(claim).toEqual(
      expect.arrayContaining(["name lookalike_name warn", "symbol lookalike_symbol warn"]),
    );
    const token = await codes("token", {
      ...SAMPLE_TOKEN,
      address: "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984",
      symbol: "uni",
    });
    expect(token).toEqual(
      expect.arrayContaining(["address duplicate_contract stop", "symbol lookalike_symbol warn"]),
    );
  });

  it.each([
    ["uniswop.vercel.app", "url lookalike_domain warn"],
    ["app-uniswap.pages.dev", "url lookalike_domain warn"],
    ["uniswop.co.uk", "url lookalike_domain warn"],
    ["app.uniswap.org.evil.io", "url lookalike_copy stop"],
  ])("a copy of a listed host: %s", async (host, expected) => {
    expect(await codes("dapp", { ...SAMPLE_DAPP, url: `https://${host}` })).toContain(expected);
  });

  it("returns a text for every finding", async () => {
    for (const { message, code } of await findings("token", SAMPLE_TOKEN)) {
      expect(message, code).not.toMatch(/submitCommon|[{}]/);
      expect(message, code).not.toBe("");
    }
  });

  it("stores nothing, and refuses unknown fields", async () => {
    expect(await postJson("/api/preflight/dapp", { hid: 1 })).toMatchObject({ status: 400, result: 1008 });
  });
});

describe("the receipt's calls", () => {
  const sendOne = async () =>
    (await postJson("/api/submissions/nft", { ...SAMPLE_NFT, icon_url: await logoPath() })).data
      .token as string;

  it("messages, withdrawal and a second withdrawal", async () => {
    const token = await sendOne();
    const path = `/api/receipts/${token}`;
    expect(await postJson(`${path}/messages`, { text: "<b>hi" })).toMatchObject({ status: 200 });
    expect(await postJson(`${path}/messages`, { text: "" })).toMatchObject({ status: 422 });
    expect(await postJson(`${path}/messages`, { text: "x", author: "operator" })).toMatchObject({
      status: 400,
      result: 1008,
      data: { fields: [{ path: "author", code: "unknown_field" }] },
    });
    expect(await postJson(`${path}/resubmit`, { name: "x" })).toMatchObject({ status: 409, result: 4003 });
    expect((await postJson(`${path}/withdraw`, {})).status).toBe(200);
    expect(await postJson(`${path}/withdraw`, {})).toMatchObject({ status: 409, result: 4003 });
    const receipt = await answerOf(await site.get(path));
    expect(receipt.data).toMatchObject({
      state: "withdrawn",
      messages: [{ by: "submitter", text: "<b>hi" }],
    });
    expect(JSON.stringify(receipt.data)).not.toContain("actorName");
  });

  it("a demonstration shows the box, marked as one", async () => {
    const token = await sendOne();
    const box = await postJson(`/api/receipts/${token}/quotes`, {});
    expect(box).toMatchObject({
      status: 200,
      data: { is_demo: true, recipient: expect.stringMatching(/dead$/i) },
    });
  });

  it("an unknown receipt is 404 for every call", async () => {
    const path = `/api/receipts/${"a".repeat(22)}`;
    expect((await site.get(path)).status).toBe(404);
    expect((await postJson(`${path}/messages`, { text: "x" })).status).toBe(404);
    expect((await postJson(`${path}/withdraw`, {})).status).toBe(404);
    expect((await postJson(`${path}/quotes`, {})).status).toBe(404);
    expect((await postJson(`${path}/donation`, { explorer_url: "" })).status).toBe(404);
    expect((await postJson(`${path}/resubmit`, {})).status).toBe(404);
  });
});

it("the success page names the address that our mail asks to confirm, if mail is on", async () => {
  const mailing = await startSite({ SMTP_URL: "smtp://127.0.0.1:1" });
  for (const [one, text] of [
    [site, ""],
    [mailing, "We’ve emailed t…@example.org to ask you to confirm the address."],
  ] as const) {
    const token = await submitSample(one.address, "dapp");
    const page = await (await one.get(`/en/success?receipt=${token}`)).text();
    expect(page).toContain(`https://${brand.officialHost}/en/receipt/${token}`);
    expect(/We’ve emailed [^<]+? to ask you to confirm the address\./.exec(page)?.[0] ?? "").toBe(text);
  }
  await mailing.stop();
});

it("token facts without an RPC server report that nothing was checked", async () => {
  const response = await site.get(
    "/api/token-facts?network=eth&address=0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984",
  );
  expect(await answerOf(response)).toMatchObject({ status: 200, data: { checked: false, name: null } });
});

it("every call is in the API's document, with an example", async () => {
  const document = (await (await site.get("/openapi.json")).json()) as { paths: Record<string, object> };
  for (const path of ["uploads", "submissions/dapp", "preflight/nft", "receipts/{token}", "token-facts"])
    expect(document.paths).toHaveProperty([`/api/${path}`]);
  expect(JSON.stringify(document.paths["/api/submissions/token"])).toContain("Harbour");
});
