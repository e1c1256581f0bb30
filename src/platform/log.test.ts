import { describe, expect, it } from "vitest";
import { createLog, type LogLevel } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void, level: LogLevel = "info") {
  const lines: string[] = [];
  write(createLog({ level, destination: { write: (line) => void lines.push(line) } }));
  return lines;
}

const one = (write: Parameters<typeof logged>[0]): Record<string, unknown> =>
  JSON.parse(logged(write)[0] ?? "{}") as Record<string, unknown>;

it("a line is JSON with a named level, a time and a message", () => {
  const line = one((log) => log.warn({ path: "/en/about", status: 404 }, "answered"));
  expect(line).toMatchObject({ level: "warn", path: "/en/about", status: 404, msg: "answered" });
  expect(line["time"]).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it("lines below the level are not written", () => {
  expect(logged((log) => log.info("quiet"), "warn")).toEqual([]);
});

describe("the log contains nothing personal", () => {
  it.each(["email", "to", "ip", "address", "token", "url", "query", "headers", "cookie", "authorization"])(
    "in a field named %s, at any depth in use",
    (field) => {
      const lines = logged((log) => {
        log.info({ [field]: "SECRET" });
        log.info({ req: { [field]: "SECRET" } });
        log.info({ req: { more: { [field]: "SECRET" } } });
      });
      expect(lines).toHaveLength(3);
      expect(lines.join("")).not.toContain("SECRET");
    },
  );

  it("as an e-mail address in a message or in any field", () => {
    const line = logged((log) =>
      log.info({ note: ["ann.lee+x@mail.example.org"] }, "sent to ünï@例え.jp"),
    ).join();
    expect(line).not.toContain("@");
    expect(line).toContain("[email]");
  });

  it("as a query string in a message or an address", () => {
    const line = logged((log) => log.info({ path: "/en/x?token=SECRET&b=1" }, "GET /y?a[]=SECRET")).join();
    expect(line).not.toContain("SECRET");
    expect(line).toContain("/en/x?[query]");
  });

  it("in the details that drivers add to their errors", () => {
    const error = Object.assign(new Error("duplicate key of ann@example.org"), {
      code: "23505",
      detail: "Key (email)=(SECRET)",
      response: "550 SECRET",
      cause: Object.assign(new Error("inner"), { parameters: ["SECRET"], errcode: 5 }),
    });
    const line = one((log) => log.error({ err: error }, "failed"));
    expect(JSON.stringify(line)).not.toMatch(/SECRET|ann@/);
    expect(line["err"]).toMatchObject({
      type: "Error",
      message: "duplicate key of [email]",
      code: "23505",
      cause: { message: "inner", code: 5 },
    });
  });
});

it("a stack with a scoped package and a plain question mark stay readable", () => {
  const text = "at x (/app/node_modules/@hono/node-server/dist/index.mjs:1:2) really? yes";
  expect(one((log) => log.info(text))["msg"]).toBe(text);
});

it.each([
  ["letters", "a".repeat(500_000)],
  ["at-signs", "a@".repeat(250_000)],
  ["half addresses", "a@b.".repeat(125_000)],
  ["half queries", "?a".repeat(250_000)],
])("a long line of %s is scrubbed quickly", (_name, text) => {
  const before = process.cpuUsage();
  logged((log) => log.error({ err: new Error(text) }, text));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
