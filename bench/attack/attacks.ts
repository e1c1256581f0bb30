/** The attacks of one attacker. Each runs until its signal aborts and uses one client address. */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { jpegWithScans } from "#tests/fixtures/hostile/pictures.ts";

export interface Target {
  readonly address: string;
  /** The client address of the attack. Each attack has its own, so it starts with unused rate limits. */
  readonly client: string;
  readonly over: AbortSignal;
  /** Counts a response by its status, or an error by its name. */
  readonly seen: (what: string) => void;
}

export interface Attack {
  readonly name: string;
  readonly run: (target: Target) => Promise<void>;
}

const MB = 1024 * 1024;

async function send(
  { address, client, over, seen }: Target,
  path: string,
  init: RequestInit = {},
): Promise<void> {
  const headers = { ...(init.headers as Record<string, string>), "x-forwarded-for": client };
  const signal = AbortSignal.any([over, AbortSignal.timeout(20_000)]);
  try {
    const response = await fetch(address + path, { ...init, headers, signal, redirect: "manual" });
    await response.arrayBuffer();
    seen(String(response.status));
  } catch {
    if (!over.aborted) seen("cut");
  }
}

/** Repeats one request, with a fixed number of them open at once. */
const flood =
  (atOnce: number, ask: (target: Target, n: number) => Promise<void>) =>
  async (target: Target): Promise<void> => {
    let n = 0;
    const one = async (): Promise<void> => {
      while (!target.over.aborted) await ask(target, (n += 1));
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  };

/** Holds connections open and sends a little on each at intervals. Replaces those that the site cuts. */
const connections =
  (count: number, open: (client: string) => string, feed: (socket: Socket) => void, pauseMs: number) =>
  async ({ address, client, over, seen }: Target): Promise<void> => {
    const { hostname, port } = new URL(address);
    const one = async (): Promise<void> => {
      while (!over.aborted) {
        const socket = connect(Number(port), hostname).on("error", () => undefined);
        const answers: string[] = [];
        socket.once("data", (data: Buffer) => answers.push(data.toString("latin1", 9, 12)));
        socket.write(open(client));
        while (!over.aborted && !socket.destroyed && answers.length === 0) {
          feed(socket);
          await sleep(pauseMs);
        }
        if (!over.aborted) seen(answers[0] ?? "cut");
        socket.destroy();
      }
    };
    await Promise.all(Array.from({ length: count }, one));
  };

const head = (line: string, client: string, more = ""): string =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n${more}\r\n`;
const CHUNKED = "Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n";
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const LARGE_CHUNK = chunk("y".repeat(64 * 1024));
const json = (body: string): RequestInit => ({
  method: "POST",
  body,
  headers: { "content-type": "application/json" },
});

/** Requests the largest file and never reads the response. */
async function slowReaders({ address, client, over }: Target): Promise<void> {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: 1_000 }, () => {
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    socket.write(head("GET /zh/dappstore", client) + head("GET /en/dappstore", client));
    return socket.pause();
  });
  await new Promise<void>((resolve) => over.addEventListener("abort", () => resolve()));
  for (const socket of sockets) socket.destroy();
}

function fileForm(name: string, bytes: Buffer | Uint8Array, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set(name, new File([new Uint8Array(bytes)], "file"));
  return body;
}

const REPORT = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(9 * MB), Buffer.from("\n%%EOF\n")]);

export const ATTACKS: readonly Attack[] = [
  {
    name: "a field of 120 KB",
    run: flood(8, (target) =>
      send(target, "/api/submissions/nft", json(JSON.stringify({ name: "< a".repeat(40_000) }))),
    ),
  },
  {
    name: "40,000 fields",
    run: flood(8, (target) =>
      send(target, "/api/preflight/nft", { method: "POST", body: new URLSearchParams("a=&".repeat(40_000)) }),
    ),
  },
  {
    name: "redirects with 15,000 slashes",
    run: flood(16, (target) => send(target, `/a${"/".repeat(15_000)}b/`)),
  },
  {
    name: "100 bodies of 15 MB in chunks",
    run: connections(
      100,
      (client) => head("POST /api/uploads", client, CHUNKED),
      (socket) => {
        for (let n = 0; n < 240 && socket.writableLength < MB; n += 1) socket.write(LARGE_CHUNK);
      },
      10,
    ),
  },
  {
    name: "60 bodies that dribble",
    run: connections(
      60,
      (client) => head("POST /api/submissions/nft", client, CHUNKED),
      (socket) => void socket.write(chunk("y")),
      300,
    ),
  },
  {
    name: "1,000 connections with slow headers",
    run: connections(
      1_000,
      (client) => head("GET /en", client).slice(0, -2),
      (socket) => void socket.write("X-A: b\r\n"),
      1_000,
    ),
  },
  { name: "1,000 readers that do not read", run: slowReaders },
  {
    name: "JPEG of many scans",
    async run(target) {
      const small = { width: 400, height: 400, channels: 3, background: "teal" } as const;
      const jpeg = jpegWithScans(
        await sharp({ create: small }).jpeg({ progressive: true }).toBuffer(),
        100_000,
      );
      await flood(4, () => send(target, "/api/uploads", { method: "POST", body: fileForm("logo", jpeg) }))(
        target,
      );
    },
  },
  {
    name: "400 at once on pages that are not kept",
    run: flood(400, (target, n) => send(target, `/en/nothing-${n}`)),
  },
  { name: "openapi.json", run: flood(16, (target) => send(target, "/openapi.json")) },
  {
    name: "reports of 9 MB posted to a page",
    run: flood(4, (target) =>
      send(target, "/en/submit/dapp", {
        method: "POST",
        body: fileForm("report", REPORT, { _intent: "check" }),
      }),
    ),
  },
];
