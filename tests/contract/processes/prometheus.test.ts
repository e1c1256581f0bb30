/** A real Prometheus with the files of deploy/prometheus. Skipped, loudly, where Prometheus is not installed. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "#tests/contract/connections/free-port.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";

const DEPLOY = join(import.meta.dirname, "../../../deploy/prometheus");
const deployed = (name: string): string => readFileSync(join(DEPLOY, name), "utf8");
const hasPrometheus =
  spawnSync("prometheus", ["--version"]).error === undefined &&
  spawnSync("promtool", ["--version"]).error === undefined;
if (!hasPrometheus) console.warn("Prometheus is not installed: deploy/prometheus was NOT tried.");

const folder = temporaryFolder();
let site: SiteProcess | undefined;
let prometheus: ChildProcess | undefined;
let metricsAddress: string;
let address: string;

/** The shipped configuration, with our port and more frequent readings. */
function writeConfiguration(metricsPort: number): string {
  const file = join(folder.path, "prometheus.yml");
  copyFileSync(join(DEPLOY, "alerts.yml"), join(folder.path, "alerts.yml"));
  writeFileSync(
    file,
    deployed("prometheus.yml")
      .replace("127.0.0.1:9464", `127.0.0.1:${metricsPort}`)
      .replaceAll("_interval: 15s", "_interval: 1s"),
  );
  return file;
}

async function ask<Data>(path: string): Promise<Data> {
  const response = await fetch(`${address}/api/v1/${path}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

const promtool = (args: readonly string[], input?: string) =>
  spawnSync("promtool", args, { encoding: "utf8", ...(input !== undefined && { input }) });

/** Every expression of the dashboard and of the alerts. */
function expressions(): string[] {
  const panels: string[] = [];
  JSON.parse(deployed("dashboard.json"), (key, value: unknown) => {
    if (key === "expr") panels.push(String(value));
    return value;
  });
  const alerts = [...deployed("alerts.yml").matchAll(/^\s+expr: (.+)$/gm)].map(([, expr = ""]) => expr);
  return [...panels, ...alerts];
}

describe.runIf(hasPrometheus)("Prometheus", () => {
  beforeAll(async () => {
    const metricsPort = await freePort();
    metricsAddress = `http://127.0.0.1:${metricsPort}/metrics`;
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    site = await startSiteProcess({
      PROCESSES: "2",
      DATA_DIR: join(folder.path, "data"),
      METRICS_PORT: String(metricsPort),
    });
    prometheus = spawn(
      "prometheus",
      [
        `--config.file=${writeConfiguration(metricsPort)}`,
        `--storage.tsdb.path=${join(folder.path, "tsdb")}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: "ignore" },
    );
    await vi.waitFor(() => fetch(`${address}/-/ready`), { timeout: 30_000, interval: 100 });
    for (const path of ["/en/nothing", "/v1/block_chain/list", "/en/about"])
      await (await fetch(site.address + path)).arrayBuffer();
  }, 120_000);
  afterAll(async () => {
    prometheus?.kill("SIGTERM");
    await site?.end();
    folder.remove();
  });

  it("scrapes the site without an error", async () => {
    await vi.waitFor(
      async () => {
        const { activeTargets } = await ask<{ activeTargets: { health: string; lastError: string }[] }>(
          "targets",
        );
        expect(activeTargets).toMatchObject([{ health: "up", lastError: "" }]);
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  it("accepts the text of the metrics, the configuration and the rules", async () => {
    const text = await (await fetch(metricsAddress)).text();
    expect(promtool(["check", "metrics"], text)).toMatchObject({ status: 0, stderr: "" });
    expect(promtool(["check", "config", join(folder.path, "prometheus.yml")]).status).toBe(0);
    expect(promtool(["check", "rules", join(DEPLOY, "alerts.yml")]).status).toBe(0);
  });

  it("evaluates every alert, and none fires on a healthy site", async () => {
    type Rule = { name: string; health: string; state: string };
    const names = [...deployed("alerts.yml").matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    await vi.waitFor(
      async () => {
        const { groups } = await ask<{ groups: { rules: Rule[] }[] }>("rules");
        const rules = groups.flatMap((group) => group.rules);
        expect(rules.map(({ name }) => name)).toEqual(names);
        expect(new Set(rules.map(({ health }) => health))).toEqual(new Set(["ok"]));
        expect(rules.filter(({ state }) => state === "firing")).toEqual([]);
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  it.each(expressions())("%s names only metrics that the site has, and can be asked", async (expr) => {
    const text = await (await fetch(metricsAddress)).text();
    const known = new Set([...text.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name = ""]) => name));
    const named = expr.match(/\b(?:site|process)_\w+/g) ?? ["up"];
    for (const name of named) expect([...known, "up"]).toContain(name);
    await ask(`query?query=${encodeURIComponent(expr)}`);
  });
});
