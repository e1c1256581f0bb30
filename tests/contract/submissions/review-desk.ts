/** Submissions with a real catalogue, donations and mail, on one of the test engines. */
import { createSiteMetrics } from "#server/metrics/site-metrics.ts";
import { brand } from "#brand/brand.ts";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { logoPath } from "#features/submissions/model.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { createUploadStore, type StoredUpload } from "#features/submissions/server/upload-store.ts";
import type { Receipt } from "#features/submissions/server/verbs/receipt.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { createLog } from "#platform/log.ts";
import type { OpenedDatabase } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";
import { readConfig } from "#server/config.ts";
import type { Foundation } from "#server/foundation.ts";
import { createServices, type Services } from "#server/services.ts";
import { makeSmallSeed, seed } from "#tests/contract/catalogue/seeded.ts";
import { pathToFileURL } from "node:url";

const PROJECT = join(import.meta.dirname, "../../..");

/** Read once, because every desk has the same. */
let messages: Foundation["catalogue"] | undefined;

/** Donations are required, although no RPC server is asked. */
const RECIPIENT = "0x00000000000000000000000000000000000000aa";

export interface ReviewDesk {
  readonly foundation: Foundation;
  readonly services: Services;
  readonly submissions: Submissions;
  /** Moves the clock forward. */
  wait(days: number): void;
}

/** Enough listings to collide with. With all of them each approval would take half a second, to index them again. */
const LISTINGS = 40;
let smallSeed: Promise<URL> | undefined;

async function makeSeedOfProcess(): Promise<URL> {
  const folder = await makeSmallSeed(LISTINGS);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function openDesk(
  db: Db,
  settings: Record<string, string | undefined> = {},
): Promise<ReviewDesk> {
  await seed(db, await (smallSeed ??= makeSeedOfProcess()));
  return openSeededDesk(db, settings);
}

/** For a database that has its seed already. */
export function openSeededDesk(db: Db, settings: Record<string, string | undefined> = {}): ReviewDesk {
  let offsetMs = 0;
  const database: OpenedDatabase = { db, reader: db, engine: "sqlite", close: async () => undefined };
  const foundation: Foundation = {
    config: readConfig({
      PUBLIC_ORIGIN: `https://${brand.officialHost}`,
      SMTP_URL: "smtp://127.0.0.1:1",
      DONATION_RECIPIENT: RECIPIENT,
      ...settings,
    }),
    clock: { now: () => new Date(Date.parse("2026-11-20T12:00:00Z") + offsetMs) },
    log: createLog({ level: "silent" }),
    database,
    catalogue: (messages ??= loadMessageCatalogue(pathToFileURL(`${join(PROJECT, "build/messages")}/`))),
    metrics: createSiteMetrics(),
  };
  const services = createServices(foundation);
  return {
    foundation,
    services,
    submissions: services.submissions,
    wait: (days) => (offsetMs += days * 86_400_000),
  };
}

/** A picture of the right size; another colour makes another file. */
export const logoFile = (red = 20, side = 400): Promise<Buffer> => screenshotFile(side, side, red);

export const screenshotFile = (width = 1280, height = 800, red = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 130 } } })
    .png()
    .toBuffer();

const SAMPLES = { dapp: SAMPLE_DAPP, token: SAMPLE_TOKEN, nft: SAMPLE_NFT };

/** A contract that is not listed yet. */
const newContract = (): string => `0x${randomBytes(20).toString("hex")}`;

/** The logo of most forms, as an upload stores it. */
let logo: StoredUpload | undefined;

/** Uploads it once per process: drawing and reading a picture takes longer than everything else that a form does. */
async function uploadLogo({ submissions, foundation: { database, clock } }: ReviewDesk): Promise<string> {
  if (logo) {
    await createUploadStore(database.db).putUpload(logo, clock.now());
    return logoPath(logo.id);
  }
  const uploaded = await submissions.upload("logo", await logoFile());
  if (!uploaded.ok) throw new Error(uploaded.code);
  const { id, value } = uploaded.value;
  const bytes = await submissions.logo(id);
  if (bytes) logo = { id, kind: "logo", bytes };
  return value;
}

/** A complete form with an uploaded logo; a token's contract is a new one. */
export async function form(
  desk: ReviewDesk,
  kind: keyof typeof SAMPLES,
  change: object = {},
): Promise<Record<string, unknown>> {
  const own = kind === "token" ? { address: newContract() } : {};
  return { ...SAMPLES[kind], ...own, icon_url: await uploadLogo(desk), ...change };
}

/** Submits it and returns token and number. */
export async function send(
  desk: ReviewDesk,
  kind: keyof typeof SAMPLES,
  change: object = {},
  language = "en",
): Promise<{ token: string; number: string; id: number }> {
  const sent = await desk.submissions.submit(kind, await form(desk, kind, change), { language });
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  const receipt = await desk.submissions.receipt(sent.value.token);
  if (!receipt.ok) throw new Error(receipt.code);
  const { number, id } = receipt.value.submission;
  return { token: sent.value.token, number, id };
}

/** The queued mails of an address, in order. */
export const mailsTo = (db: Db, email: string) =>
  db.selectFrom("outbox").selectAll().where("recipient", "=", email).orderBy("id").execute();

/** Presses the button behind the newest link that was mailed to an address, or only reads the link. */
export async function confirmMail(
  { submissions }: ReviewDesk,
  db: Db,
  email: string,
  how: "press" | "only read" = "press",
): Promise<{ confirm: string; receipt: string }> {
  const texts = (await mailsTo(db, email)).map(({ text }) => text);
  const link = texts
    .flatMap((text) => /receipt-link\?token=([\w-]+)(?:&receipt=([\w-]+))?/.exec(text) ?? [])
    .slice(-3);
  const [, confirm = "", receipt = ""] = link;
  if (how === "press") {
    const opened = await submissions.openMailLink(confirm, receipt);
    if (!opened.ok) throw new Error("the mail has no link that can be used");
  }
  return { confirm, receipt };
}

/** A public listing with its receipt; a collection has a contract of its own too. */
export async function live(
  desk: ReviewDesk,
  kind: keyof typeof SAMPLES,
  change: object = {},
): Promise<{ token: string; number: string; id: number }> {
  const own = kind === "nft" ? { address: newContract() } : {};
  const sent = await send(desk, kind, { ...own, ...change });
  const { number } = sent;
  await desk.submissions.waive(number, { operator: "Ines", note: "" });
  const approved = await desk.submissions.approve(number, { operator: "Ines", note: "" });
  if (!approved.ok) throw new Error(JSON.stringify(approved));
  return sent;
}

/** What the owner of a receipt sees. */
export async function receiptOf({ submissions }: ReviewDesk, token: string): Promise<Receipt> {
  const found = await submissions.receipt(token);
  if (!found.ok) throw new Error(found.code);
  return found.value;
}
