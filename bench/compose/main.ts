// `npm run bench -- compose`: builds and starts deploy/compose.yaml, asks it what visitors, operators and Prometheus ask,
// restarts a site under load, makes a backup and stops. With Docker on its own images; otherwise as root with Podman and
// podman-compose on stand-ins of this machine's Debian packages, in a network of its own, so that nothing is pulled.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "#tests/contract/connections/site-process.ts";
import { CHECKS, idOf, untilReady, type Stack } from "./checks.ts";
import { dockerEngine, hasDocker, podmanEngine, type Engine } from "./engine.ts";
import { missingPackages, STAND_INS } from "./stand-ins.ts";
import { visit } from "./visitor.ts";

/** After the build, until both sites answer through Caddy. */
const READY_MS = 60_000;
/** On a busy machine the other lines are printed too. */
const PATIENCE_MS = 240_000;
/** As compose.yaml has it without SITE_HOST; Caddy then uses a certificate of its own. */
const HOST = "localhost";
const SERVICES = ["database", "site-1", "site-2", "proxy"];
const CERTIFICATE = "caddy/pki/authorities/local/root.crt";

const seconds = (startMs: number): string => `${((performance.now() - startMs) / 1000).toFixed(1)} s`;

function print(isHeld: boolean, name: string, figure: string): void {
  console.log(`${isHeld ? "ok  " : "FAIL"}  ${name.padEnd(40)} ${figure}`);
  if (!isHeld) process.exitCode = 1;
}

async function buildStandIns({ call }: Engine, folder: string): Promise<void> {
  for (const [n, { tag, write }] of STAND_INS.entries()) {
    const context = join(folder, `stand-in-${n}`);
    write(context);
    await call("build", "--network", "none", "--tag", tag, context);
  }
}

async function lastWords(engine: Engine, service: string): Promise<string> {
  const logs = engine.compose("logs", "--tail", "5", service);
  return `${service}: ${await logs.catch(String)}`;
}

/** Caddy makes its certificate at the first start. */
const authorityOf = async (engine: Engine): Promise<string> =>
  engine.call("exec", await idOf(engine, "proxy"), "cat", `/data/${CERTIFICATE}`);

async function start(engine: Engine, folder: string): Promise<Stack> {
  const startMs = performance.now();
  // podman-compose knows no profiles.
  await engine.compose("up", "--detach", ...SERVICES);
  const endMs = startMs + PATIENCE_MS;
  for (const service of ["site-1", "site-2"]) await untilReady(engine, service, endMs);
  for (;;) {
    const authority = await authorityOf(engine).catch(() => "");
    const isServed = await visit(authority, HOST, "/readyz").then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isServed) {
      const isInTime = performance.now() - startMs < READY_MS;
      print(isInTime, "ready after the build", `${seconds(startMs)} (asked: ${READY_MS / 1000} s)`);
      return { engine, host: HOST, authority, folder };
    }
    if (performance.now() > endMs) throw new Error(`not ready in ${PATIENCE_MS / 1000} s`);
    await sleep(250);
  }
}

async function examine(engine: Engine, folder: string): Promise<void> {
  try {
    if (engine.needsStandIns) await buildStandIns(engine, folder);
    // A run that was killed has left its database, with another password.
    await engine.compose("down", "--volumes");
    const startMs = performance.now();
    await engine.compose("build", "site-1");
    print(true, "deploy/Dockerfile is built", seconds(startMs));
    const stack = await start(engine, folder);
    for (const { name, run: check } of CHECKS) {
      const outcome = await check(stack).catch((error: unknown) => error as Error);
      print(typeof outcome === "string", name, typeof outcome === "string" ? outcome : outcome.message);
    }
  } catch (error) {
    print(false, "start", error instanceof Error ? error.message : String(error));
    for (const service of SERVICES) console.log(await lastWords(engine, service));
  } finally {
    await engine.compose("down", "--volumes");
  }
}

/** In a network, and among processes, that end with this command. */
function runApart(folder: string): void {
  const command = 'ip link set lo up && exec "$@"';
  const apart = [
    "--net",
    "--mount",
    "--pid",
    "--fork",
    "--kill-child",
    "--mount-proc",
    "sh",
    "-c",
    command,
    "sh",
  ];
  const bench = [process.execPath, process.argv[1] ?? "", "compose", folder];
  process.exitCode = spawnSync("unshare", [...apart, ...bench], { stdio: "inherit" }).status ?? 1;
}

function missing(): string[] {
  const programs = ["podman", "podman-compose", "unshare", "ip", "iptables", "prometheus"];
  const absent = programs.filter(
    (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).error !== undefined,
  );
  return [...(process.getuid?.() === 0 ? [] : ["root"]), ...absent, ...missingPackages()];
}

export async function run([inside]: readonly string[]): Promise<void> {
  const settings = { SITE_HOST: HOST, POSTGRES_PASSWORD: randomBytes(24).toString("hex") };
  if (inside !== undefined) return examine(podmanEngine(join(inside, "podman"), settings), inside);
  const folder = temporaryFolder();
  try {
    if (hasDocker()) return await examine(dockerEngine(settings), folder.path);
    const absent = missing();
    if (absent.length === 0) return runApart(folder.path);
    print(false, "NOT tried", `no Docker, and for Podman is missing: ${absent.join(", ")}`);
  } finally {
    folder.remove();
  }
}
