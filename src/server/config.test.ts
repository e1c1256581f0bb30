import { expect, it } from "vitest";
import { readConfig, SettingError, settingRows } from "./config.ts";

it("starts without any setting", () => {
  const config = readConfig({});
  expect(config.PORT).toBe(4000);
  expect(config.HOST).toBe("127.0.0.1");
  expect(config.PUBLIC_ORIGIN).toBe("http://127.0.0.1:4000");
});

it.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["LOG_LEVEL", "loud"],
  ["PUBLIC_ORIGIN", "wallet"],
  ["TRUST_PROXY", "-1"],
  ["RATE_LIMIT_FACTOR", "0"],
  ["SERVICE_WORKER", "maybe"],
  ["DONATION_RECIPIENT", "0x1234"],
  ["DONATION_TOKEN", "TKN"],
  ["DONATION_DECIMALS", "-1"],
  ["DONATION_CONFIRMATIONS", "14"],
  ["DATABASE_POOL", "1"],
  ["DATABASE_TIMEOUT_MS", "5"],
  ["CDN_PURGE", "akamai"],
])("names a bad setting in one sentence: %s=%s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingError);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong: "${value}" \\(.+\\)\\.$`),
  );
});

const SECRET = "s3cret";

it.each([
  ["DATABASE_URL", `mysql://site:${SECRET}@db/x`],
  ["DATABASE_URL", `postgres://site:${SECRET}@db:port/x`],
  ["SMTP_URL", `site:${SECRET}@mail.example`],
  ["SMTP_URL", `smtp://site:${SECRET}@mail.example:99999`],
  ["SMTP_URL", "smtp:s3cret"],
  ["BSC_RPC_URLS", "https://rpc.example/s3cret, bsc.example/s3cret"],
  ["RPC_URLS", '{"eth": "s3cret"}'],
  ["RPC_URLS", "s3cret"],
  ["DESK_WEBHOOK_SECRET", "s3cret"],
  ["DESK_WEBHOOK_URL", "s3cret"],
  ["CDN_PURGE_URLS", "s3cret"],
  ["DATABASE_READ_URL", `mysql://site:${SECRET}@db/x`],
  ["DATABASE_READ_URL", `postgres://site:${SECRET}@db/x`],
  ["CDN_PURGE", "varnish"],
])("names a bad setting without its password or key: %s=%s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong \\(.+\\)\\.$`),
  );
  expect(() => readConfig({ [name]: value })).not.toThrow(/s3cret/);
});

it.each([
  ["DATABASE_URL", "postgres://site:p%40ss@db.example:5432/site?sslmode=require"],
  ["DATABASE_URL", "postgresql:///site?host=/var/run/postgresql"],
  ["SMTP_URL", "smtps://site%40example.com:p%2Fss@mail.example"],
] as const)("accepts %s=%s", (name, value) => {
  expect(readConfig({ [name]: value })[name]).toBe(value);
});

it("treats an empty value as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " }).DATABASE_URL).toBeUndefined();
});

it("drops the slash at the end of an origin", () => {
  expect(readConfig({ PUBLIC_ORIGIN: "https://wallet.example/" }).PUBLIC_ORIGIN).toBe(
    "https://wallet.example",
  );
});

it.each([
  [{}, "http://localhost:4000"],
  [{ HOST: "::1", PORT: "4100" }, "http://localhost:4100"],
  [{ PUBLIC_ORIGIN: "https://wallet.example" }, "https://wallet.example"],
  [{ PUBLIC_ORIGIN: "http://127.0.0.1:4321" }, "http://localhost:4321"],
])("%o puts the desk on %s, a name that passkeys work with", (settings, origin) => {
  expect(readConfig(settings).deskOrigin).toBe(origin);
});

it("accepts several RPC servers, separated by commas or spaces", () => {
  const urls = ["https://one.example/key", "http://127.0.0.1:8545"];
  expect(readConfig({ BSC_RPC_URLS: urls.join(", ") }).BSC_RPC_URLS).toEqual(urls);
  expect(readConfig({ BSC_RPC_URLS: urls.join(" ") }).BSC_RPC_URLS).toEqual(urls);
});

it("explains every setting", () => {
  for (const row of settingRows()) expect(row.meaning, row.name).not.toBe("");
});
