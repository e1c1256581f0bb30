/** Operators' donation commands, and the API's responses to links. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { operate } from "#tests/fixtures/operator.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const HASH = `0x${"ab".repeat(32)}`;
const RECIPIENT = "0x00000000000000000000000000000000d0a7e001";

let site: RunningSite;
const tokens: string[] = [];
const numbers: string[] = [];

const receiptOf = async (token: string) =>
  ((await (await site.get(`/api/receipts/${token}`)).json()) as { data: Record<string, unknown> }).data;

beforeAll(async () => {
  site = await startSite({ DONATION_RECIPIENT: RECIPIENT });
  for (let n = 0; n < 3; n += 1) {
    const token = await submitSample(site.address, "token");
    tokens.push(token);
    numbers.push(String((await receiptOf(token))["number"]));
  }
});
afterAll(() => site.stop());

const [ann, ben, cid] = [0, 1, 2].map((at) => ({
  number: () => numbers[at] ?? "",
  token: () => tokens[at] ?? "",
}));

/** Each command runs in its own process. */
const COMMANDS_MS = 120_000;

it(
  "donations have the number of the receipt, and each decision names its operator",
  async () => {
    const [confirmed] = await Promise.all([
      operate(site, "donations", "confirm", ann?.number() ?? "", "seen", "--json"),
      operate(site, "submissions", "waive", ben?.number() ?? "", "--note", "a charity"),
      operate(site, "donations", "reject", cid?.number().toLowerCase() ?? "", "not", "ours"),
    ]);
    expect(JSON.parse(confirmed)).toMatchObject([
      { submission: ann?.number(), state: "confirmed", why: "operator", by: "Mara", note: "seen" },
    ]);
    const shown = await operate(site, "submissions", "show", ben?.number() ?? "");
    expect(shown).toContain("Mara");
    await expect(operate(site, "donations", "confirm", "NOSUCH22", "x")).rejects.toThrow(
      "There is no submission NOSUCH22.",
    );
  },
  COMMANDS_MS,
);

it(
  "the list shows how many there are, and the ledger shows their outcomes",
  async () => {
    const [all, rejected, secondPage, ledger] = await Promise.all([
      operate(site, "donations", "list", "all"),
      operate(site, "donations", "list", "rejected", "--json"),
      operate(site, "donations", "list", "all", "--page", "2"),
      operate(site, "donations", "ledger"),
    ]);
    expect(all).toContain(numbers[0]);
    expect(JSON.parse(rejected)).toMatchObject([{ submission: cid?.number(), by: "Mara", note: "not ours" }]);
    expect(secondPage).toContain("None of 3.");
    expect(ledger).toMatch(/accepted +1/);
    expect(ledger).toMatch(/waived +1/);
  },
  COMMANDS_MS,
);

it("the API names the explorers it knows, also for a look-alike", async () => {
  const claim = async (explorer_url: string) => {
    const response = await site.get(`/api/receipts/${cid?.token()}/donation`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ explorer_url }),
    });
    return ((await response.json()) as { message: string }).message;
  };
  for (const link of [`https://bscscan.co/tx/${HASH}`, "https://example.org/tx/0x12"]) {
    const message = await claim(link);
    expect(message, link).toContain("bscscan.com, bsctrace.com, bsc.blockscout.com, oklink.com");
    expect(message).not.toContain("undefined");
  }
});
