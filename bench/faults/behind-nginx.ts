/** R10 and R27 behind nginx as Debian ships it: slow clients and malformed requests. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openRaw } from "#tests/contract/connections/raw-http.ts";
import type { Figure } from "./row.ts";
import { startProcess } from "./site-in-process.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** nginx has the same limits as the site, so the row measures both together. */
const configuration = (folder: string, port: number, site: string): string => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; client_header_timeout 10s; client_body_timeout 10s; send_timeout 30s; client_max_body_size 16m;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site}; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`;

interface Front {
  readonly address: string;
  stop: () => Promise<void>;
}

async function startNginx(program: string, site: string): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  mkdirSync(join(folder, "body"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, site));
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  return {
    address,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Requests whose end a proxy and our server could see at different places. */
const STRANGE = [
  "POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
  "POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcdGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
  "POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
  "POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
  "POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
  "GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n",
  "GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n",
  "GET /healthz HTTP/1.1\nHost: x\n\n",
  "GET http://evil.example/healthz HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
  "GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
  "\0\0\0\0\r\n\r\n",
];

/** More responses than requests mean that a request was smuggled past the proxy. */
async function strangeRequests(address: string): Promise<{ second: number; failed: number }> {
  let second = 0;
  let failed = 0;
  for (const text of STRANGE) {
    const connection = await openRaw(address);
    connection.write(text);
    await Promise.race([connection.ended, sleep(500)]);
    connection.socket.destroy();
    const answers = connection.text().match(/HTTP\/1\.[01] \d{3}/g) ?? [];
    const isHonest = /\r\n\r\nGET \/healthz/.test(text) && answers[0]?.endsWith(" 200") !== true;
    if (answers.length > 1 && !isHonest) second += 1;
    failed += answers.filter(
      (answer) => / 5\d\d$/.test(answer) && !answer.endsWith(" 501") && !answer.endsWith(" 505"),
    ).length;
  }
  return { second, failed };
}

const SLOW = 500;

/** Opens connections whose headers or bodies never end. Counts those still open after 45 s and times the readers. */
async function slowClients(address: string): Promise<{ left: number; p99: number }> {
  const begin = [
    "GET /en HTTP/1.1\r\nHost: x\r\nX-",
    "POST /api/tokenPocket/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
  ];
  const connections = await Promise.all(Array.from({ length: SLOW }, () => openRaw(address)));
  const open = new Set(connections);
  for (const [at, connection] of connections.entries()) {
    connection.write(begin[at % begin.length] ?? "");
    void connection.ended.then(() => open.delete(connection));
  }
  const times: number[] = [];
  const until = performance.now() + 45_000;
  while (performance.now() < until && open.size > 0) {
    const began = performance.now();
    await (await fetch(`${address}/en`)).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(100);
  }
  const left = open.size;
  for (const { socket } of connections) socket.destroy();
  return { left, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
}

const nginxProgram = (wanted: string): string | null =>
  [wanted, "nginx", "/usr/sbin/nginx"].find((one) => one !== "" && !spawnSync(one, ["-v"]).error) ?? null;

export async function* behindNginx(row: "R10" | "R27", wanted: string): AsyncGenerator<Figure> {
  const program = nginxProgram(wanted);
  if (program === null) {
    yield {
      engine: "any",
      figure: "NOT MEASURED: nginx is not installed (Debian: apt install nginx-light)",
      holds: null,
    };
    return;
  }
  const site = await startProcess({ settings: { TRUST_PROXY: "1" } });
  const front = await startNginx(program, site.address);
  try {
    if (row === "R27") {
      const { second, failed } = await strangeRequests(front.address);
      const isAlive = site.child.exitCode === null;
      yield {
        engine: "any",
        figure: `through nginx: ${STRANGE.length} strange requests, ${second} second answers, ${failed} × 5xx`,
        holds: second === 0 && failed === 0 && isAlive,
      };
    } else {
      const { left, p99 } = await slowClients(front.address);
      yield {
        engine: "any",
        figure: `through nginx: ${SLOW} slow connections, ${left} left after 45 s, a page's p99 meanwhile ${p99.toFixed(0)} ms`,
        holds: left === 0,
      };
    }
  } finally {
    await front.stop();
    await site.stop();
  }
}
