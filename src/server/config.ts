/** The settings of an installation: one schema, and the only module that reads the environment. */
import { z } from "zod";
import { withoutTrailing } from "#lib/text/trailing.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((text) => withoutTrailing(text, "/"));
const evmAddress = z.string().regex(/^0x[\da-f]{40}$/i, "must be 0x and 40 hexadecimal digits");
/** Several addresses, separated by commas or spaces. */
const webUrl = z.url({ protocol: /^https?$/ });
const urlList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(webUrl).min(1));
/** JSON with one or several servers per network. */
const networkUrls = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "must be JSON" });
      return z.NEVER;
    }
  })
  .pipe(
    z.record(
      z.string(),
      z.union(
        [webUrl.transform((url) => [url]), z.array(webUrl).min(1)],
        "must be a web address or a list of them",
      ),
    ),
  );
/** An address with one of these protocols and a host. */
const addressOf = (protocols: readonly string[], wrong: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), wrong)
    .refine(
      (text) => !URL.canParse(text) || new URL(text).host !== "" || text.includes("host="),
      "names no host",
    );
const postgresUrl = addressOf(
  ["postgres:", "postgresql:"],
  "must be an address such as postgres://user:password@host:5432/name",
);
const flagCount = z.coerce.number().int().min(0);

const schema = z.object({
  PORT: port.default(4000).describe("Port to listen on"),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on"),
  REUSE_PORT: z
    .enum(["on", "off"])
    .default("off")
    .describe("`on` lets a second process of the site listen on the same port, for restarts; Linux only"),
  PROCESSES: z
    .union(
      [z.literal("auto"), z.coerce.number().int().min(1).max(64)],
      "must be auto or a number from 1 to 64",
    )
    .default(1)
    .describe(
      "How many processes serve the port; `auto` is one per core. With 2 or more a parent restarts them, and SIGHUP replaces them one by one",
    ),
  METRICS_PORT: port.optional().describe("Port of `/metrics` for Prometheus; without it nothing is measured"),
  METRICS_HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("Address to listen on for metrics; only Prometheus should reach it"),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin
    .optional()
    .describe("OpenTelemetry collector that gets a trace of each request that is not answered from memory"),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe("Where visitors reach the site, for canonical links and mails; `http://HOST:PORT` if not set"),
  DATA_DIR: z.string().min(1).default("./data").describe("Folder of the embedded database"),
  DATABASE_URL: postgresUrl.optional().describe("A Postgres database to use instead of the embedded one"),
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe("A replica of that database, which public pages and calls are read from"),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(1_000)
    .default(10)
    .describe("Connections to each Postgres server, per process"),
  DATABASE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(4_000)
    .describe("Milliseconds after which Postgres cancels a statement of a request"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("How much the log says"),
  TRUST_PROXY: flagCount
    .default(0)
    .describe("How many proxies in front of the site add to X-Forwarded-For; 0 ignores that header"),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe("Multiplies every rate limit, for load tests"),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .default(64)
    .describe("Memory for rendered pages; 0 renders each time"),
  CDN: z
    .enum(["on", "off"])
    .default("off")
    .describe("`on` lets a cache in front of the site answer for public pages by itself, for one second"),
  CDN_PURGE: z
    .enum(["cloudflare", "fastly", "varnish", "webhook"])
    .optional()
    .describe(
      "How that cache is told which pages have changed; with it and `CDN=on` it may answer for five minutes",
    ),
  CDN_PURGE_URLS: urlList
    .optional()
    .describe("Where it is told: the purge call of the service, or every Varnish, separated by commas"),
  CDN_PURGE_TOKEN: z.string().min(1).optional().describe("Key of that call; Varnish needs none"),
  SERVICE_WORKER: z
    .enum(["on", "off"])
    .default("on")
    .describe("`off` keeps nothing on readers’ devices, and clears what was kept there"),
  SMTP_URL: addressOf(["smtp:", "smtps:"], "must be an address such as smtp://user:password@host:587")
    .optional()
    .describe("Mail server; without it no mail is sent and the pages say so"),
  MAIL_FROM: z.string().min(3).optional().describe("Sender of mails; the brand's support address if not set"),
  DONATION_RECIPIENT: evmAddress
    .optional()
    .describe("Address that donations are sent to; without it the donation box is a demonstration"),
  DONATION_TOKEN: evmAddress
    .optional()
    .describe("Contract of the token that is donated; the brand's if not set"),
  DONATION_DECIMALS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36)
    .optional()
    .describe("Decimals of that token; the brand's if not set"),
  DONATION_CONFIRMATIONS: z.coerce
    .number()
    .int()
    .min(15, "must be at least 15: fewer can be undone")
    .max(1_000)
    .default(15)
    .describe("Confirmations a donation needs where the network names no final block"),
  BSC_RPC_URLS: urlList
    .optional()
    .describe(
      "RPC servers of BSC, separated by commas; of several, two must agree; without one an operator confirms donations",
    ),
  RPC_URLS: networkUrls
    .optional()
    .describe(
      'RPC servers by network, to look at contracts: `{"eth": "https://…", "bsc": ["https://…"]}`; keys as in /v1/block_chain/list',
    ),
  BLOCKLIST_FILE: z
    .string()
    .min(1)
    .optional()
    .describe("File with hosts known for scams, one a line; submissions are compared with it"),
  OUTBOUND: z
    .enum(["on", "off"])
    .default("off")
    .describe("`on` lets the site look at the websites of listings, to check proofs of ownership"),
  OUTBOUND_RESOLVERS: z
    .string()
    .regex(/^[\d.:a-f[\]]+[\s,]+[\d.:a-f[\]]+$/i, "must be two addresses of DNS servers")
    .default("1.1.1.1, 9.9.9.9")
    .describe("Two DNS servers that must agree about a website, with an optional port"),
  OUTBOUND_PROXY: webUrl
    .optional()
    .describe("HTTP proxy for these requests; it is asked for addresses, never for names"),
  REVIEW_WEEKDAYS: z
    .string()
    .regex(/^[0-6](?:[\s,]+[0-6]){0,6}$/, "must be numbers from 0 (Sunday) to 6")
    .default("1,2,3,4,5")
    .describe("Days of the week that count as working days for due dates; 0 is Sunday"),
  REVIEW_HOLIDAYS: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d(?:[\s,]+\d{4}-\d\d-\d\d){0,999}$/, "must be dates such as 2026-12-25")
    .optional()
    .describe("Dates on which nobody reviews, separated by commas: `2026-12-25,2027-01-01`"),
  DESK_MAIL: z
    .email()
    .optional()
    .describe(
      "Address that is mailed about new and overdue submissions and reported listings; needs `SMTP_URL`",
    ),
  DESK_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address that gets a signed JSON call about new and overdue submissions and reported listings"),
  DESK_WEBHOOK_SECRET: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe(
      "Key of the signature `HMAC-SHA256(time.body)` in `X-Desk-Webhook-Signature`; without it no call is made",
    ),
  OPERATOR: z
    .string()
    .max(60)
    .optional()
    .describe("Name that decisions of `npm run operator` are written under; the system's user if not set"),
  API_ORIGIN: origin
    .optional()
    .describe(
      "Host that pages call `/v1` and `/api` on, and that the API's reference names; our own if not set. Run the site there too, with the same `PUBLIC_ORIGIN`",
    ),
  API_BETA_ORIGIN: origin
    .optional()
    .describe(
      "The same for the beta calls: `/v1/news`, `/v1/activity`, `/v1/category`, `/v1/ad`, `/v1/banner/list`, `/v1/application/list`; our own if not set",
    ),
  STATIC_CONTENT_HOST: origin
    .optional()
    .describe("Where the legacy help pages live; the brand's host if not set"),
});

export type Settings = z.infer<typeof schema>;

export interface Config extends Omit<Settings, "PUBLIC_ORIGIN"> {
  readonly PUBLIC_ORIGIN: string;
  /** The one origin of the operators' desk. */
  readonly deskOrigin: string;
}

const LOCAL_NAMES: ReadonlySet<string> = new Set(["0.0.0.0", "[::]", "[::1]"]);

/** Browsers refuse passkeys on addresses such as 127.0.0.1; `localhost` is the same machine with a name. */
function deskOriginOf(publicOrigin: string): string {
  const url = new URL(publicOrigin);
  if (url.hostname.startsWith("127.") || LOCAL_NAMES.has(url.hostname)) url.hostname = "localhost";
  return url.origin;
}

/** Settings whose value may contain a password or a key: error messages leave the value out. */
const SECRETS: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "CDN_PURGE_URLS",
  "CDN_PURGE_TOKEN",
  "SMTP_URL",
  "BSC_RPC_URLS",
  "RPC_URLS",
  "DESK_WEBHOOK_URL",
  "DESK_WEBHOOK_SECRET",
  "OUTBOUND_PROXY",
]);

/** Settings that mean nothing without another one. */
const NEEDED = [
  ["DATABASE_READ_URL", "DATABASE_URL"],
  ["CDN_PURGE", "CDN_PURGE_URLS"],
  ["CDN_PURGE_URLS", "CDN_PURGE"],
] as const;

/** An invalid setting; the message is one sentence for the person who set it. */
export class SettingError extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(schema.shape);
  // An empty value means "not set", because container tools pass unset variables that way.
  const given = Object.fromEntries(known.map((name) => [name, environment[name]?.trim() || undefined]));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? "");
    const value = SECRETS.has(name) ? "" : `: "${given[name] ?? ""}"`;
    throw new SettingError(`The setting ${name} is wrong${value} (${issue?.message ?? ""}).`);
  }
  for (const [name, needed] of NEEDED)
    if (parsed.data[name] !== undefined && parsed.data[needed] === undefined)
      throw new SettingError(`The setting ${name} is wrong (it needs ${needed}).`);
  const { HOST, PORT } = parsed.data;
  const host = HOST.includes(":") ? `[${HOST}]` : HOST;
  const publicOrigin = parsed.data.PUBLIC_ORIGIN ?? `http://${host}:${PORT}`;
  return { ...parsed.data, PUBLIC_ORIGIN: publicOrigin, deskOrigin: deskOriginOf(publicOrigin) };
}

export const readEnvironment = (): Config => readConfig(process.env);

export interface SettingRow {
  readonly name: string;
  readonly standard: string;
  readonly meaning: string;
}

/** The rows of the README's settings table. */
export function settingRows(): SettingRow[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const standard: unknown = field.safeParse(undefined).data;
    return {
      name,
      standard: standard === undefined ? "" : String(standard),
      meaning: field.description ?? "",
    };
  });
}
