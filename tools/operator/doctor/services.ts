/** The servers of others: mail and RPC. */
import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import { ok, PATIENCE_MS, reasonOf, unknown, warning, wrong, type Finding } from "./finding.ts";

const BSC_CHAIN_ID = 56;
/** Servers are some blocks apart; this far back all of them have the same block. */
const SETTLED_BLOCKS = 30;
const SKEW_MS = 60_000;

export async function checkMail({ SMTP_URL: url }: Pick<Config, "SMTP_URL">): Promise<Finding> {
  if (url === undefined)
    return unknown("mail", "SMTP_URL is not set: no mail is sent, and the pages say so.");
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
    return ok("mail", "The mail server accepts our login.");
  } catch (error) {
    return mailFinding(error, new URL(url).host);
  } finally {
    transport.close();
  }
}

/** Nodemailer names the step that failed in `code`, and why in the message. */
function mailFinding(error: unknown, host: string): Finding {
  if (error instanceof Error && "code" in error && error.code === "EAUTH")
    return wrong(
      "mail",
      `The mail server ${host} refuses our login.`,
      "Correct user and password in SMTP_URL.",
    );
  const reason = reasonOf(error instanceof Error ? new Error(error.message) : error);
  return wrong(
    "mail",
    `The mail server ${host} cannot be used: ${reason}.`,
    "Correct host and port in SMTP_URL: smtp:// begins TLS by itself, smtps:// is TLS from the first byte, usually port 465.",
  );
}

interface Server {
  readonly host: string;
  readonly problem: string | null;
  readonly head: number;
  readonly skewMs: number;
  readonly hashAt: (block: number) => Promise<string>;
}

async function call(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<{ result: unknown; date: string }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message?: string } };
  if (error) throw new Error(error.message ?? "an error");
  return { result, date: response.headers.get("date") ?? "" };
}

const hex = (number: number): string => `0x${Math.max(0, number).toString(16)}`;

async function lookAt(url: string, chainId: number): Promise<Server> {
  const { host } = new URL(url);
  const hashAt = async (block: number): Promise<string> => {
    const { result } = await call(url, "eth_getBlockByNumber", [hex(block), false]);
    return (result as { hash?: string } | null)?.hash ?? "";
  };
  let head = 0;
  let skewMs = 0;
  try {
    const chain = await call(url, "eth_chainId", []);
    skewMs = Math.abs(Date.parse(chain.date) - Date.now()) || 0;
    if (Number(chain.result) !== chainId)
      return { host, problem: `is chain ${Number(chain.result)}, not ${chainId}`, head, skewMs, hashAt };
    head = Number((await call(url, "eth_blockNumber", [])).result);
  } catch (error) {
    return { host, problem: `does not answer (${reasonOf(error)})`, head, skewMs, hashAt };
  }
  try {
    await call(url, "eth_getLogs", [
      { fromBlock: hex(head - 5), toBlock: hex(head), address: `0x${"0".repeat(40)}` },
    ]);
  } catch (error) {
    return { host, problem: `refuses log searches (${reasonOf(error)})`, head, skewMs, hashAt };
  }
  return { host, problem: null, head, skewMs, hashAt };
}

export async function checkRpc(
  { BSC_RPC_URLS: urls = [], DONATION_RECIPIENT }: Pick<Config, "BSC_RPC_URLS" | "DONATION_RECIPIENT">,
  chainId = BSC_CHAIN_ID,
): Promise<Finding[]> {
  if (urls.length === 0) {
    const says = "BSC_RPC_URLS is not set: an operator confirms donations.";
    return [
      DONATION_RECIPIENT
        ? warning("rpc", says, "Set three servers of different providers.")
        : unknown("rpc", says),
    ];
  }
  const servers = await Promise.all(urls.map((url) => lookAt(url, chainId)));
  const findings = servers.flatMap(({ host, problem }) =>
    problem === null ? [] : [wrong("rpc", `${host} ${problem}.`, "Replace it in BSC_RPC_URLS.")],
  );
  const working = servers.filter(({ problem }) => problem === null);
  const clock = working.some(({ skewMs }) => skewMs > SKEW_MS)
    ? [
        wrong(
          "clock",
          "This machine's clock differs from the RPC servers' by more than a minute.",
          "Run an NTP client.",
        ),
      ]
    : [];
  const remedy = "Set three servers of different providers.";
  if (working.length === 0)
    return [
      ...findings,
      wrong("rpc", "No server works: donations are not found, an operator confirms them.", remedy),
    ];
  if (working.length === 1)
    return [
      ...findings,
      ...clock,
      warning("rpc", "Only one server works: nobody contradicts a lie.", remedy),
    ];
  return [...findings, ...clock, await agreement(working, chainId)];
}

async function agreement(working: readonly Server[], chainId: number): Promise<Finding> {
  const block = Math.max(0, Math.min(...working.map(({ head }) => head)) - SETTLED_BLOCKS);
  const hashes = new Set(await Promise.all(working.map(({ hashAt }) => hashAt(block).catch(() => "none"))));
  if (hashes.size === 1)
    return ok(
      "rpc",
      `${working.length} servers of chain ${chainId} agree on block ${block} and search logs.`,
    );
  return wrong(
    "rpc",
    `The servers disagree on block ${block}.`,
    "Replace the one that follows another chain in BSC_RPC_URLS.",
  );
}
