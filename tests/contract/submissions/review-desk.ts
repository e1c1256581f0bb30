/** Submissions with everything real around them: catalogue, donations, mail, on one of the test engines. */
import { join } from "node:path";
import sharp from "sharp";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { loadCatalogue } from "#i18n/server/catalogue.ts";
import { createLog } from "#platform/log.ts";
import type { OpenedDatabase } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";
import { readConfig } from "#server/config.ts";
import { createServices, type Services } from "#server/services.ts";
import { seed } from "#tests/contract/catalogue/seeded.ts";
import { pathToFileURL } from "node:url";

const PROJECT = join(import.meta.dirname, "../../..");

/** So that donations are asked for, though no server of the network is. */
const RECIPIENT = "0x00000000000000000000000000000000000000aa";

export interface ReviewDesk {
  readonly services: Services;
  readonly submissions: Submissions;
  /** Moves the time on. */
  wait(days: number): void;
}

export async function openDesk(db: Db, settings: Record<string, string> = {}): Promise<ReviewDesk> {
  await seed(db);
  let offsetMs = 0;
  const database: OpenedDatabase = { db, engine: "sqlite", close: async () => undefined };
  const services = createServices({
    config: readConfig({
      PUBLIC_ORIGIN: "https://tidepool.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      DONATION_RECIPIENT: RECIPIENT,
      ...settings,
    }),
    clock: { now: () => new Date(Date.parse("2026-11-20T12:00:00Z") + offsetMs) },
    log: createLog({ level: "silent" }),
    database,
    catalogue: loadCatalogue(pathToFileURL(`${join(PROJECT, "build/messages")}/`)),
  });
  return {
    services,
    submissions: services.submissions,
    wait: (days) => (offsetMs += days * 86_400_000),
  };
}

/** A picture of the right size; another colour is another picture. */
export const logoFile = (red = 20, side = 400): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 120, b: 130 } } })
    .png()
    .toBuffer();

const SAMPLES = { dapp: SAMPLE_DAPP, token: SAMPLE_TOKEN, nft: SAMPLE_NFT };

/** A whole form whose logo has been uploaded. */
export async function form(
  { submissions }: ReviewDesk,
  kind: keyof typeof SAMPLES,
  change: object = {},
): Promise<Record<string, unknown>> {
  const uploaded = await submissions.upload("logo", await logoFile());
  if (!uploaded.ok) throw new Error(uploaded.code);
  return { ...SAMPLES[kind], icon_url: uploaded.value.value, ...change };
}

/** Sends it and gives token and number. */
export async function send(
  desk: ReviewDesk,
  kind: keyof typeof SAMPLES,
  change: object = {},
): Promise<{ token: string; number: string; id: number }> {
  const sent = await desk.submissions.submit(kind, await form(desk, kind, change), { language: "en" });
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  const receipt = await desk.submissions.receipt(sent.value.token);
  if (!receipt.ok) throw new Error(receipt.code);
  const { number, id } = receipt.value.submission;
  return { token: sent.value.token, number, id };
}
