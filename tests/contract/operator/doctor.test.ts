import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { startSmtpServer } from "#tests/fixtures/smtp-server.ts";
import { examine } from "#tools/operator/doctor/command.ts";
import type { Finding } from "#tools/operator/doctor/finding.ts";
import { checkMail, checkRpc } from "#tools/operator/doctor/services.ts";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Passes requests on as nginx does: names itself and adds the visitor's address. */
const proxyOf =
  (target: string): RequestListener =>
  (asked, answer) => {
    const before = asked.headers["x-forwarded-for"];
    const forwarded = [before, asked.socket.remoteAddress].filter(Boolean).join(", ");
    const headers = { ...asked.headers, "x-forwarded-for": forwarded };
    const passed = request(target + (asked.url ?? "/"), { method: asked.method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, server: "proxy" });
      response.pipe(answer);
    });
    asked.pipe(passed);
  };

const stateOf = (findings: readonly Finding[], matter: string): string | undefined =>
  findings.find((one) => one.matter === matter)?.state;

describe.each([0, 1])("the doctor of a site with TRUST_PROXY=%d", (trusted) => {
  const TRUST_PROXY = String(trusted);
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY, RATE_LIMIT_FACTOR: "1" });
  }, 30_000);
  afterAll(() => site.stop());
  const examineAt = (PUBLIC_ORIGIN: string): Promise<Finding[]> =>
    examine(readConfig({ PUBLIC_ORIGIN, TRUST_PROXY, DATA_DIR: site.folder }));

  it("finds nothing wrong where the setting fits, and says what it saw", async () => {
    const origin = trusted === 0 ? site.address : await listen(proxyOf(site.address));
    const findings = await examineAt(origin);
    for (const matter of ["disk", "database", "migrations", "proxy"])
      expect([matter, stateOf(findings, matter)]).toEqual([matter, "ok"]);
    expect(findings.filter(({ state }) => state === "wrong")).toEqual([]);
    expect(stateOf(findings, "backups")).toBe("warning");
    for (const { state, remedy } of findings)
      expect(remedy !== undefined).toBe(state === "warning" || state === "wrong");
  });

  it("finds the number of proxies wrong where it does not fit", async () => {
    const origin = trusted === 0 ? await listen(proxyOf(site.address)) : site.address;
    const proxy = (await examineAt(origin)).find(({ matter }) => matter === "proxy");
    expect(proxy?.state).toBe("wrong");
    expect(proxy?.says).toContain(trusted === 0 ? "share one rate limit" : "too high");
  });
});

const postgres = sharedEngines.find(({ name }) => name === "PostgreSQL");

it.runIf(postgres)("on Postgres it looks at connections, announcements and the replica", async () => {
  const { target, remove } = await postgres!.place();
  onTestFinished(remove);
  if (target.kind !== "postgres") throw new Error("another engine");
  const examined = await examine(readConfig({ DATABASE_URL: target.url, DATABASE_READ_URL: target.url }));
  expect(stateOf(examined, "pool")).toBe("ok");
  expect(stateOf(examined, "listen")).toBe("ok");
  expect(stateOf(examined, "replica")).toBe("wrong");
});

/** An RPC server of a chain whose blocks have these hashes. */
const rpcServer = (chainId: number, hash: string, allowsLogs = true): Promise<string> =>
  listen((asked, answer) => {
    let body = "";
    asked.on("data", (chunk: Buffer) => (body += chunk.toString()));
    asked.on("end", () => {
      const { method } = JSON.parse(body) as { method: string };
      const results: Record<string, unknown> = {
        eth_chainId: `0x${chainId.toString(16)}`,
        eth_blockNumber: "0x64",
        eth_getBlockByNumber: { hash },
        ...(allowsLogs ? { eth_getLogs: [] } : {}),
      };
      answer.setHeader("content-type", "application/json");
      const reply = method in results ? { result: results[method] } : { error: { message: "not allowed" } };
      answer.end(JSON.stringify({ jsonrpc: "2.0", id: 1, ...reply }));
    });
  });

it.each([
  ["two that agree", [{ chain: 56 }, { chain: 56 }], /2 servers of chain 56 agree on block 70/],
  ["two that disagree", [{ chain: 56 }, { chain: 56, hash: "0xb" }], /disagree on block 70/],
  ["one of another chain", [{ chain: 56 }, { chain: 1 }], /is chain 1, not 56/],
  ["one of two away", [{ chain: 56 }, { chain: 1 }], /Only one server works/],
  ["none that can be used", [{ chain: 1 }, { chain: 1 }], /No server works/],
  ["one without log searches", [{ chain: 56 }, { chain: 56, logs: false }], /refuses log searches/],
] as const)("RPC servers: %s", async (_name, servers, says) => {
  const urls = await Promise.all(
    servers.map((one) =>
      rpcServer(one.chain, "hash" in one ? one.hash : "0xa", "logs" in one ? one.logs : true),
    ),
  );
  const findings = await checkRpc({ BSC_RPC_URLS: urls, DONATION_RECIPIENT: undefined });
  expect(findings.map((one) => one.says).join("\n")).toMatch(says);
});

it("a mail server that takes the login is fine, one that is away is not, and no password is printed", async () => {
  const smtp = await startSmtpServer();
  expect((await checkMail({ SMTP_URL: smtp.url })).state).toBe("ok");
  await smtp.close();
  const gone = await checkMail({ SMTP_URL: "smtp://user:secret@127.0.0.1:9" });
  expect(gone.state).toBe("wrong");
  expect(gone.says).toBe("The mail server 127.0.0.1:9 cannot be used: connect ECONNREFUSED 127.0.0.1:9.");
  expect(JSON.stringify(gone)).not.toContain("secret");
});
