/** What must hold of the sites that deploy/compose.yaml starts. Each check resolves to a figure, or rejects with why not. */
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/contract/connections/free-port.ts";
import type { Engine } from "./engine.ts";
import { startReaders, visit, type Answer, type Sent } from "./visitor.ts";

const PROMETHEUS = join(import.meta.dirname, "../../deploy/prometheus");
const NODE = "/usr/local/bin/node";
const STOP_MS = 12_000;

export interface Stack {
  readonly engine: Engine;
  readonly host: string;
  readonly authority: string;
  readonly folder: string;
}

export interface Check {
  readonly name: string;
  readonly run: (stack: Stack) => Promise<string>;
}

const need = (holds: boolean, problem: string): void => {
  if (!holds) throw new Error(problem);
};
const ask = ({ authority, host }: Stack, path: string, sent?: Sent): Promise<Answer> =>
  visit(authority, host, path, sent);

export const idOf = async ({ call }: Engine, service: string, ...filters: string[]): Promise<string> => {
  const label = `label=com.docker.compose.service=${service}`;
  const ids = await call("ps", "--all", "--quiet", "--filter", label, ...filters);
  return ids.split("\n").at(0) ?? "";
};
const SITES = ["site-1", "site-2"];
const READY = `fetch("http://127.0.0.1:4000/readyz").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;

export async function untilReady(engine: Engine, service: string, endMs: number): Promise<void> {
  const isReady = async (): Promise<boolean> =>
    engine.call("exec", await idOf(engine, service), NODE, "-e", READY).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    need(performance.now() < endMs, `${service} is not ready`);
    await sleep(250);
  }
}

async function page(stack: Stack): Promise<string> {
  const { status, headers, text } = await ask(stack, "/en/about");
  need(status === 200 && text.includes("</html>"), `/en/about answers ${status}`);
  need(headers["strict-transport-security"] !== undefined, "no Strict-Transport-Security");
  const plain = await fetch("http://127.0.0.1/en/about", { redirect: "manual" });
  need(plain.status === 308, `without TLS ${plain.status} instead of 308`);
  return "200 by TLS, 308 without";
}

async function form(stack: Stack): Promise<string> {
  const send = (origin: string): Promise<Answer> =>
    ask(stack, "/en/subscription", {
      method: "POST",
      body: "email=ann%40example.org",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    });
  const [own, other] = [await send(`https://${stack.host}`), await send("https://evil.example")];
  need(own.status < 400, `our own form is answered with ${own.status}`);
  need(other.status === 403, `another site's form is answered with ${other.status}`);
  return `${own.status} from our page, 403 from another site`;
}

/** A visitor of another address than this machine's: a container in the same network. */
async function limits(stack: Stack): Promise<string> {
  const remaining = async (forged: string): Promise<number> => {
    const { headers } = await ask(stack, `/v1/application/list?key=${forged}`, {
      headers: { "x-forwarded-for": forged },
    });
    return Number(headers["ratelimit-remaining"]);
  };
  const mine = [
    await remaining("198.51.100.1"),
    await remaining("198.51.100.2"),
    await remaining("198.51.100.3"),
  ];
  need((mine[0] ?? 0) - (mine[2] ?? 0) >= 2, `forged addresses are believed: ${mine.join(", ")} points left`);
  const script = `require("node:https").get({ host: "proxy", servername: "${stack.host}", rejectUnauthorized: false,
    path: "/v1/application/list?key=other", headers: { host: "${stack.host}" } },
    (r) => { console.log(r.headers["ratelimit-remaining"]); process.exit(); })`;
  const other = Number(
    await stack.engine.call("exec", await idOf(stack.engine, "site-2"), NODE, "-e", script),
  );
  need(other > (mine[2] ?? 0), `another visitor has ${other} points left, we ${mine[2]}`);
  return `ours fall to ${mine[2]} whatever is forged, another visitor has ${other}`;
}

async function doctor({ engine }: Stack): Promise<string> {
  const said = await engine.call(
    "exec",
    await idOf(engine, "site-1"),
    NODE,
    "tools/operator/main.ts",
    "doctor",
  );
  const lines = said.split("\n").filter((line) => /^\w/.test(line));
  const ofState = (state: string): string[] =>
    lines.filter((line) => line.startsWith(state)).map((line) => line.split(/\s+/)[1] ?? "");
  need(ofState("wrong").length === 0, `wrong: ${ofState("wrong").join(", ")}`);
  for (const matter of ["migrations", "pool", "listen"])
    need(ofState("ok").includes(matter), `${matter} is not ok:\n${said}`);
  return `${ofState("ok").length} ok, 0 wrong, not set: ${[...ofState("unknown"), ...ofState("warning")].join(", ")}`;
}

const addressOf = async ({ engine }: Stack, service: string): Promise<string> =>
  engine.call(
    "inspect",
    "--format",
    "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}",
    await idOf(engine, service),
  );

/** The shipped configuration, with the addresses of both sites and more frequent readings. */
async function metrics(stack: Stack): Promise<string> {
  const folder = join(stack.folder, "prometheus");
  mkdirSync(folder, { recursive: true });
  const targets = (await Promise.all(SITES.map((name) => addressOf(stack, name)))).map(
    (ip) => `"${ip}:9464"`,
  );
  const shipped = readFileSync(join(PROMETHEUS, "prometheus.yml"), "utf8");
  const written = shipped
    .replace('"127.0.0.1:9464"', targets.join(", "))
    .replaceAll("_interval: 15s", "_interval: 1s");
  writeFileSync(join(folder, "prometheus.yml"), written);
  copyFileSync(join(PROMETHEUS, "alerts.yml"), join(folder, "alerts.yml"));
  const port = await freePort();
  const child = spawn(
    "prometheus",
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/tsdb`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: "ignore" },
  );
  const query = async (text: string): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(text)}`);
    const { data } = (await response.json()) as { data: { result: { value: [number, string] }[] } };
    return data.result[0]?.value[1] ?? "nothing";
  };
  try {
    const endMs = performance.now() + 30_000;
    const isUp = (): Promise<boolean> =>
      query('sum(up{job="site"})').then(
        (up) => up === "2",
        () => false,
      );
    while (!(await isUp())) {
      need(performance.now() < endMs, "Prometheus does not reach both sites");
      await sleep(500);
    }
    const requests = Number(await query("sum(site_requests_total)"));
    need(requests > 0, "no requests are counted");
    return `2 of 2 sites up in Prometheus, ${requests} requests counted`;
  } finally {
    child.kill("SIGTERM");
  }
}

async function backup({ engine }: Stack): Promise<string> {
  const said = await engine.compose(
    "run",
    "--rm",
    ...(engine.needsStandIns ? ["--no-deps", "-T"] : []),
    "backup",
  );
  const proof = /restored, (\d+) tables are equal/.exec(said);
  need(proof !== null, said);
  return proof?.[0] ?? "";
}

async function restart(stack: Stack): Promise<string> {
  const readers = startReaders(stack.authority, stack.host);
  await sleep(2_000);
  const startMs = performance.now();
  await stack.engine.call("stop", "--time", String(STOP_MS / 1000), await idOf(stack.engine, "site-1"));
  const stoppedMs = performance.now() - startMs;
  await sleep(2_000);
  await stack.engine.call("start", await idOf(stack.engine, "site-1"));
  await untilReady(stack.engine, "site-1", performance.now() + 60_000);
  await sleep(3_000);
  const { answers, slowestMs } = await readers.end();
  const figures = [...answers].map(([status, times]) => `${times} × ${status}`).join(", ");
  need(answers.size === 1 && answers.has("200"), figures);
  need(stoppedMs < STOP_MS, `stopped after ${Math.round(stoppedMs)} ms`);
  const code = await stack.engine.call(
    "inspect",
    "--format",
    "{{.State.Status}}",
    await idOf(stack.engine, "site-1"),
  );
  return `${figures}; gone in ${(stoppedMs / 1000).toFixed(1)} s, ${code} again; longest wait ${(slowestMs / 1000).toFixed(1)} s`;
}

async function stop({ engine }: Stack): Promise<string> {
  const ids = await Promise.all(SITES.map((name) => idOf(engine, name)));
  const startMs = performance.now();
  await Promise.all(ids.map((id) => engine.call("stop", "--time", String(STOP_MS / 1000), id)));
  const ms = performance.now() - startMs;
  const codes = await Promise.all(
    ids.map((id) => engine.call("inspect", "--format", "{{.State.ExitCode}}", id)),
  );
  need(
    codes.every((code) => code === "0") && ms < STOP_MS,
    `ended with ${codes.join(", ")} after ${Math.round(ms)} ms`,
  );
  return `both ended with 0 in ${(ms / 1000).toFixed(1)} s`;
}

export const CHECKS: readonly Check[] = [
  { name: "a page through Caddy", run: page },
  { name: "a form, and one of another site", run: form },
  { name: "rate limits see the visitor", run: limits },
  { name: "doctor in a container", run: doctor },
  { name: "metrics in Prometheus", run: metrics },
  { name: "a proved backup", run: backup },
  { name: "a restart without a lost request", run: restart },
  { name: "stop", run: stop },
];
