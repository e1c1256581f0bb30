/** The operators' commands. */
import { brand } from "#brand/brand.ts";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { seed } from "#tests/contract/catalogue/seeded.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { listActs } from "#tools/operator/audit.ts";
import { frontCommands } from "#tools/operator/catalogue/front.ts";
import { listingCommands } from "#tools/operator/catalogue/listings.ts";
import { reportCommands } from "#tools/operator/catalogue/reports.ts";
import { rowCommands } from "#tools/operator/catalogue/rows.ts";
import type { Command } from "#tools/operator/command.ts";
import { runRecorded } from "#tools/operator/recorded.ts";
import { submissionCommands } from "#tools/operator/submissions/commands.ts";
import { widthOf } from "#tools/operator/terminal-text.ts";
import { openSeededDesk, send, type ReviewDesk } from "./review-desk.ts";

const COMMANDS: readonly Command[] = [
  ...listingCommands,
  ...frontCommands,
  ...rowCommands,
  ...reportCommands,
  ...submissionCommands,
  listActs,
];
const UNI = "eth:0x1f9840a85d5af5bf1d1762f925bdaddc4201f984";

describe.each(engines)("the operator's desk on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    await seed(database.db);
    desk = openSeededDesk(database.db, { OPERATOR: "Mara" });
  }, 60_000);
  afterAll(() => database.close());

  /** The output of the command. */
  async function run(noun: string, verb: string, ...given: string[]): Promise<string> {
    const command = COMMANDS.find((one) => one.noun === noun && one.verb === verb);
    if (!command) throw new Error(`no command ${noun} ${verb}`);
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { ...command.options, json: { type: "boolean", default: false } },
    });
    const { json, ...options } = values;
    const printed: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
    try {
      const { foundation, services } = desk;
      await runRecorded(command, { foundation, services, args: positionals, options, isJson: json });
    } catch (error) {
      throw new Error([...printed, (error as Error).message].join("\n"), { cause: error });
    } finally {
      log.mockRestore();
    }
    return printed.join("\n");
  }

  /** The output and the error of a refused command. */
  const refused = (noun: string, verb: string, ...given: string[]): Promise<string> =>
    run(noun, verb, ...given).then(
      () => Promise.reject(new Error("It was not refused.")),
      (error: Error) => error.message,
    );

  async function inReview(
    kind: "dapp" | "token" | "nft",
    change: object = {},
  ): Promise<{ number: string; token: string }> {
    const sent = await send(desk, kind, change);
    await run("submissions", "waive", sent.number);
    return sent;
  }

  it("approve shows what it would replace and what to do, and changes nothing", async () => {
    const { number } = await inReview("dapp", { url: "https://app.uniswap.org" });
    const before = await run("dapps", "show", "1001");
    const said = await refused("submissions", "approve", number);
    expect(said).toContain("It would change 1001 Uniswap:");
    expect(said).toMatch(/title +Uniswap +Harbour Exchange/);
    expect(said).toContain(`submissions approve ${number} --replace 1001`);
    expect(said).toContain("app.uniswap.org is already listed as Uniswap.");
    expect(await run("dapps", "show", "1001")).toBe(before);

    expect(await run("submissions", "approve", number, "--replace", "1001")).toMatch(/live/);
    expect(await run("dapps", "show", "1001")).toMatch(/Mara +replaced/);
    expect(await refused("dapps", "revert", "1001")).toContain("Say why: --reason");
    await run("dapps", "revert", "1001", "--reason", "not theirs");
    const [fields] = (await run("dapps", "show", "1001")).split("\n\n");
    expect(fields).toBe(before.split("\n\n")[0]);

    const acts = await run("acts", "list", "--all");
    expect(acts).toMatch(new RegExp(`Mara +submissions waive +${number}`));
    expect(acts).toMatch(new RegExp(`Mara +submissions approve +${number} +replaces 1001`));
    expect(acts).toMatch(/Mara +dapps revert +1001 +not theirs/);
    // A refused command is not recorded as an act.
    expect(JSON.parse(await run("acts", "list", "--target", number, "--json"))).toHaveLength(2);
  });

  it("tokens are edited by field, and invalid values are refused", async () => {
    expect(await refused("tokens", "edit", UNI, "--set", "decimals=many", "--reason", "x")).toContain(
      "decimals",
    );
    expect(await refused("tokens", "delist", UNI)).toContain("Say why");
    const edited = await run("tokens", "edit", UNI, "--set", "symbol=UNI2", "--reason", "renamed");
    expect(edited).toMatch(/symbol +UNI +UNI2/);
    await run("tokens", "delist", UNI, "--reason", "gone");
    expect(await run("tokens", "list", "--delisted")).toContain("UNI2");
    await run("tokens", "revert", UNI, "--reason", "back");
    expect(await run("tokens", "show", UNI)).toMatch(/renamed[^]*|gone/);
    expect(await refused("tokens", "show", "eth:0x01")).toContain("There is no such listing.");
  });

  it("lists of a DApp are set with commas, its texts by language", async () => {
    const set = ["--set", "networks=eth,base", "--set", "desc.en=Swap tokens."];
    const edited = await run("dapps", "edit", "1003", ...set, "--reason", "checked");
    expect(edited).toMatch(/desc\.en/);
    expect(await run("dapps", "show", "1003")).toMatch(/networks +\["eth","base"\]/);
    expect(await refused("dapps", "edit", "1003", "--set", "networks=nowhere", "--reason", "x")).toContain(
      'networks names "nowhere", which is none of our networks',
    );
    expect(
      await refused("dapps", "edit", "1003", "--set", "url=https://app.uniswap.org", "--reason", "x"),
    ).toContain("url belongs to DApp 1001");
  });

  it("the list shows what is due first, with age, unread messages and the total", async () => {
    const late = await inReview("dapp", { url: "https://late.example.org" });
    desk.wait(10);
    await inReview("token");
    const table = await run("submissions", "list");
    expect(table.split("\n")[0]).toMatch(/^number +kind +state +name +age +due +risk +claim +unread$/);
    expect(table).toMatch(new RegExp(`${late.number} .* 10 d +2026-11-27 \\(3 d late\\)`));
    expect(table).toContain("in all.");
    const rows = JSON.parse(await run("submissions", "list", "--json")) as { dueAt: string }[];
    const dues = rows.map(({ dueAt }) => Date.parse(dueAt));
    expect(dues).toEqual(dues.toSorted((a, b) => a - b));
    expect(await run("submissions", "list", "--search", "late.example")).toContain("1 in all.");
    expect(await run("submissions", "list", "--search", "nobody_wrote%this")).toContain("Nothing to show.");
    expect(await refused("submissions", "list", "--state", "lost")).toContain("There are: received");
  });

  it("show prints the check, related submissions and links", async () => {
    const { number } = await inReview("dapp", { url: "https://second.example.org" });
    const shown = await run("submissions", "show", number);
    expect(shown).toMatch(/not_checked +url +This site has no list of known scams\./);
    expect(shown).toMatch(
      /explorer \(eth\) +https:\/\/etherscan\.io\/\S*0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045/,
    );
    expect(shown).toMatch(new RegExp(`logo +https://${brand.officialHost}/uploads/`));
    expect(shown).toMatch(/Related[^]*contract, mail, contact/);
  });

  it("no message, name or note can start a row, and everything fits a terminal", async () => {
    const fake = "7KQ2MZ4T";
    const { token, number } = await inReview("dapp", {
      url: "https://third.example.org",
      texts: { en: { title: "港湾交易所".repeat(8), desc: `Swap ${"x".repeat(300)}` } },
    });
    await desk.submissions.sendMessage(token, `Thanks.\n${fake}  dapp  live  Uniswap`);
    const listed = await run("submissions", "list");
    expect(listed).toMatch(/1 new/);
    const shown = await run("submissions", "show", number);
    expect(shown).toContain("submitter  Thanks.");
    for (const line of [...listed.split("\n"), ...shown.split("\n")]) {
      expect(line.startsWith(fake)).toBe(false);
      expect(widthOf(line)).toBeLessThanOrEqual(120);
    }
    expect(await run("submissions", "list", "--search", number)).not.toMatch(/1 new/);
  });

  it("show prints what a resubmission changed", async () => {
    const { token, number } = await inReview("token");
    await run("submissions", "request-changes", number, "--reason", "detailsMismatch");
    expect(await desk.submissions.resubmit(token, { symbol: "HARB" })).toMatchObject({ ok: true });
    expect(await run("submissions", "show", number)).toMatch(/symbol +HRB +HARB/);
  });

  it("long lists are paged and say so", async () => {
    const first = await run("dapps", "list");
    expect(first).toMatch(/1 to 50 of \d+\. Go on with --page 2/);
    const all = JSON.parse(await run("dapps", "list", "--json")) as unknown[];
    expect(first).toContain(`of ${all.length}.`);
    expect(all.length).toBeGreaterThan(100);
    expect(await run("dapps", "list", "--page", "2")).toMatch(/51 to 100 of/);
  });

  it("hot searches and sections are set, with operator and reason", async () => {
    expect(await refused("searches", "set", "Aave")).toContain("Say why");
    expect(await run("searches", "set", "Aave", "Lido", "--reason", "season")).toMatch(/1 +Aave\n2 +Lido/);
    expect(await refused("sections", "set", "editors", "5", "--reason", "x")).toContain("no listed DApp");
    expect(await run("sections", "set", "editors", "1003", "1001", "--reason", "season")).toContain(
      "1003 1001",
    );
    expect(await run("acts", "list", "--target", "editors")).toMatch(/sections set +editors +season/);
  });

  /** A file that an export writes and an import reads. */
  function fileFor(kind: string) {
    const folder = mkdtempSync(join(tmpdir(), "rows-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, `${kind}.json`);
    return {
      path,
      read: () => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>[],
      write: (rows: readonly unknown[]) => writeFileSync(path, JSON.stringify(rows)),
    };
  }

  /** Everything that an import of these could change, histories and version counters too. */
  async function stored(): Promise<unknown> {
    const { db } = database;
    return Promise.all([
      db.selectFrom("token").selectAll().orderBy("network").orderBy("address_key").execute(),
      db.selectFrom("nft").selectAll().orderBy("network").orderBy("address_key").execute(),
      db.selectFrom("home_section").selectAll().orderBy("id").execute(),
      db.selectFrom("hot_search").selectAll().orderBy("id").execute(),
      db.selectFrom("listing_version").select("id").orderBy("id").execute(),
      db.selectFrom("data_version").selectAll().orderBy("name").execute(),
    ]);
  }

  it.each(["tokens", "nfts", "sections", "searches"] as const)(
    "%s: a file that was exported changes nothing when it is imported, and the desk exports the same",
    async (kind) => {
      if (kind === "tokens") await run("tokens", "delist", UNI, "--reason", "gone for a while");
      // A hot search that nobody sees while its DApp is delisted, and a section that still names it.
      if (kind === "searches") await run("dapps", "delist", "1002", "--reason", "gone for a while");
      if (kind === "nfts" || kind === "tokens") {
        const { number } = await inReview(kind === "nfts" ? "nft" : "token", { description: "A  क्‍ष line." });
        await run("submissions", "approve", number);
      }
      const file = fileFor(kind);
      const before = await stored();
      expect(await run("export", kind, file.path)).toMatch(/^[1-9]\d* /);
      const rows = file.read();
      expect(await run("import", kind, file.path)).toBe(
        `${rows.length} rows: 0 added, 0 changed, ${rows.length} as before.`,
      );
      expect(await stored()).toEqual(before);
      const atDesk = await Array.fromAsync(desk.services.publishing.records(kind) ?? []);
      expect(JSON.parse(JSON.stringify(atDesk))).toEqual(rows);
    },
  );

  it("an imported token is changed or added with its history, and one wrong row stops the file", async () => {
    const file = fileFor("tokens");
    await run("export", "tokens", file.path);
    const [first, ...others] = file.read();
    if (!first) throw new Error("no token");
    const added = { ...first, address: "0x00000000000000000000000000000000000000b1", name: "Added" };
    const changed = { ...first, description: "Said by hand." };
    for (const [wrong, reason] of [
      [{ ...added, network: "nowhere" }, 'row 2: network names "nowhere", which is none of our networks'],
      [{ ...added, address: "0x12" }, 'row 2: address names "0x12", which is no contract of its network'],
      [{ ...added, decimals: 99 }, "row 2: decimals"],
      [{ ...added, price: 1 }, "row 2: price is no field"],
      [changed, "row 2: contract is the same as in row 1"],
    ] as const) {
      file.write([changed, wrong]);
      expect(await refused("import", "tokens", file.path)).toContain(reason);
    }
    file.write([changed, added, ...others]);
    expect(await run("import", "tokens", file.path)).toMatch(/: 1 added, 1 changed, /);
    const ref = `${String(first["network"])}:${String(first["address"])}`;
    expect(await run("tokens", "show", ref)).toMatch(/Said by hand\.[^]*Mara +edited +imported/);
    await run("tokens", "revert", ref, "--reason", "back");
    expect(await run("tokens", "show", ref)).not.toMatch(/description +Said by hand/);
  });

  it("imported sections and searches obey the rules of their commands", async () => {
    const file = fileFor("sections");
    for (const [row, reason] of [
      [{ key: "editors", dapps: [5] }, 'row 1: dapps names "5", which is no listed DApp'],
      [{ key: "trending", dapps: [1001] }, 'row 1: key names "trending", which is no section'],
    ] as const) {
      file.write([row]);
      expect(await refused("import", "sections", file.path)).toContain(reason);
    }
    file.write([{ key: "editors", dapps: [1003, 1001, 1003] }]);
    expect(await run("import", "sections", file.path)).toContain("1 changed");
    expect(await run("sections", "list")).toMatch(/editors.*1003 1001/);
    file.write([{ text: "Aave" }, { text: "x".repeat(61) }]);
    expect(await refused("import", "searches", file.path)).toContain(
      "row 2: text is longer than 60 characters",
    );
    file.write([]);
    expect(await refused("import", "searches", file.path)).toContain("searches must not be empty");
    file.write([{ text: "Lido" }, { text: "Aave" }]);
    await run("import", "searches", file.path);
    expect(await run("searches", "list")).toMatch(/1 +Lido\n2 +Aave$/);
  });

  it("reports are listed by listing and resolved once, with a note", async () => {
    const report = (id: number, text: string) =>
      desk.services.problemReports.report(
        { listing: `/dappstore/detail?id=${id}`, reason: "scam", text },
        "en",
      );
    expect(await run("reports", "list")).toContain("Nothing to show.");
    await report(1003, "It asks for my recovery phrase.");
    await report(1004, "Its address\nis another one.");
    const listed = await run("reports", "list");
    expect(listed).toContain("It asks for my recovery phrase.");
    expect(listed).toContain("2 in all.");
    const about = await run("reports", "list", "https://wallet.example/th/dappstore/detail?id=1003");
    expect(about).toContain("1 in all.");
    expect(about).not.toContain("is another one");
    expect(await refused("reports", "list", "/about")).toBe("Give the address of a listing's page.");
    const [first] = JSON.parse(await run("reports", "list", "/dappstore/detail?id=1003", "--json")) as {
      id: number;
    }[];
    const number = String(first?.id);
    expect(await refused("reports", "resolve", number)).toContain("say what was done");
    expect(await refused("reports", "resolve", "one", "--note", "x")).toContain("Name the report");
    expect(await run("reports", "resolve", number, "--note", "delisted")).toBe(
      `Report ${number} is resolved.`,
    );
    expect(await refused("reports", "resolve", number, "--note", "again")).toContain("no open report");
    expect(await run("reports", "list")).toMatch(/Mara: delisted/);
    const acts = await run("acts", "list", "--all");
    expect(acts).toMatch(new RegExp(`Mara +reports resolve +report ${number}[^]*delisted`));
    expect(acts).not.toContain("recovery phrase");
  });
});
