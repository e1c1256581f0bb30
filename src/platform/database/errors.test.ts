import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { databaseFault, isBusy, isStorageFull, isUnavailable, isUniqueViolation } from "./errors.ts";
import { openDatabase } from "./open.ts";

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

function sqliteFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "x.sqlite");
}

describe("an error of SQLite", () => {
  it("is a unique violation for a unique column and for a primary key, but not for a check", () => {
    const db = new DatabaseSync(":memory:");
    db.exec("create table t (id integer primary key, name text unique, n integer check (n > 0))");
    db.exec("insert into t values (1, 'a', 1)");
    expect(isUniqueViolation(errorOf(() => db.exec("insert into t values (1, 'b', 1)")))).toBe(true);
    expect(isUniqueViolation(errorOf(() => db.exec("insert into t values (2, 'a', 1)")))).toBe(true);
    expect(isUniqueViolation(errorOf(() => db.exec("insert into t values (2, 'b', 0)")))).toBe(false);
  });

  it("is a full disk when the file cannot grow", () => {
    const db = new DatabaseSync(":memory:");
    db.exec("create table t (a); pragma max_page_count = 2");
    const error = errorOf(() => db.exec("insert into t values (zeroblob(100000))"));
    expect(isStorageFull(error)).toBe(true);
    expect(isUnavailable(error)).toBe(false);
  });

  it.each([
    [8, "read_only"],
    [10 + 256, "io"],
    [11, "corrupt"],
    [13, "full"],
    [14, "unreachable"],
    [26, "corrupt"],
    [19, null],
  ])("with the result code %d is the fault %s", (errcode, fault) => {
    expect(databaseFault(Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode }))).toBe(fault);
  });

  it("is busy, and unavailable, while another connection writes", () => {
    const file = sqliteFile();
    const [one, other] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 1 })];
    one.exec("begin immediate");
    const error = errorOf(() => other.exec("begin immediate"));
    expect(isBusy(error)).toBe(true);
    expect(isUnavailable(error)).toBe(true);
    one.close();
    other.close();
  });
});

describe("an error of PostgreSQL", () => {
  it.each([
    ["ECONNREFUSED", "unreachable"],
    ["ECONNRESET", "unreachable"],
    ["57P01", "unreachable"],
    ["57P03", "unreachable"],
    ["08P01", "unreachable"],
    ["ETIMEDOUT", "silent"],
    ["57014", "slow"],
    ["55P03", "locked"],
    ["40P01", "locked"],
    ["25006", "read_only"],
    ["53100", "full"],
    ["XX001", "corrupt"],
    ["42601", null],
  ])("with the code %s is the fault %s", (code, fault) => {
    expect(databaseFault(Object.assign(new Error("x"), { code }))).toBe(fault);
  });

  it.each([
    ["Query read timeout", "silent"],
    ["Connection terminated due to connection timeout", "silent"],
    ["Connection terminated unexpectedly", "unreachable"],
    ["timeout exceeded when trying to connect", "locked"],
    ["something else", null],
  ])("without a code, saying “%s”, is the fault %s", (message, fault) => {
    expect(databaseFault(new Error(message))).toBe(fault);
  });

  it.each([
    ["23505", { unique: true, unavailable: false }],
    ["23514", { unique: false, unavailable: false }],
    ["42P01", { unique: false, unavailable: false }],
    ["57P01", { unique: false, unavailable: true }],
    ["57014", { unique: false, unavailable: true }],
    ["08006", { unique: false, unavailable: true }],
    ["53300", { unique: false, unavailable: true }],
  ])("with the code %s is not a fault", (code, expected) => {
    const error = Object.assign(new Error("x"), { code });
    expect({ unique: isUniqueViolation(error), unavailable: isUnavailable(error) }).toEqual(expected);
  });

  it("is unavailable when no server listens", async () => {
    const { db, close } = openDatabase({ kind: "postgres", url: "postgres://nobody@127.0.0.1:1/none" });
    const error: unknown = await db
      .selectFrom("seed")
      .selectAll()
      .execute()
      .catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    await close();
  });
});

it("an error of our own is not a database fault", () => {
  for (const value of [new Error("bug"), new TypeError("x"), null, undefined, "text", 5]) {
    expect([isBusy(value), isStorageFull(value), isUnavailable(value), isUniqueViolation(value)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  }
});
