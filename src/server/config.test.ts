import { expect, it } from "vitest";
import { readConfig, SettingError, settingRows } from "./config.ts";

it("needs no setting at all", () => {
  const config = readConfig({});
  expect(config.PORT).toBe(4000);
  expect(config.HOST).toBe("127.0.0.1");
  expect(config.PUBLIC_ORIGIN).toBe("http://127.0.0.1:4000");
});

it.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://x"],
  ["LOG_LEVEL", "loud"],
  ["PUBLIC_ORIGIN", "tidepool"],
  ["TRUST_PROXY", "-1"],
  ["SMTP_URL", "mail.example"],
  ["RATE_LIMIT_FACTOR", "0"],
  ["SERVICE_WORKER", "maybe"],
  ["DONATION_RECIPIENT", "0x1234"],
  ["DONATION_TOKEN", "TPT"],
  ["DONATION_DECIMALS", "3"],
  ["DONATION_CONFIRMATIONS", "14"],
  ["BSC_RPC_URLS", "https://rpc.example, bsc.example"],
])("names a bad setting in one sentence: %s=%s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingError);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong: "${value}" \\(.+\\)\\.$`),
  );
});

it("takes an empty value for not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " }).DATABASE_URL).toBeUndefined();
});

it("drops the slash at the end of an origin", () => {
  expect(readConfig({ PUBLIC_ORIGIN: "https://tidepool.example/" }).PUBLIC_ORIGIN).toBe(
    "https://tidepool.example",
  );
});

it("takes several RPC servers, separated by commas or spaces", () => {
  const urls = ["https://one.example/key", "http://127.0.0.1:8545"];
  expect(readConfig({ BSC_RPC_URLS: urls.join(", ") }).BSC_RPC_URLS).toEqual(urls);
  expect(readConfig({ BSC_RPC_URLS: urls.join(" ") }).BSC_RPC_URLS).toEqual(urls);
});

it("explains every setting", () => {
  for (const row of settingRows()) expect(row.meaning, row.name).not.toBe("");
});
