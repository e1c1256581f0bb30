/** WebKitGTK, driven by WebKitWebDriver. Each page is a window of its own with an empty profile. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { complaintsIn } from "./webkit-console.ts";
import { VIEWPORT, type Driver, type Engine } from "./driver.ts";
import { newSession, type ElementReference, type WebDriverSession } from "./webdriver.ts";

const HOST = fileURLToPath(new URL("./webkit-host.js", import.meta.url));
const START_MS = 30_000;

export interface WebKitPrograms {
  readonly driver: string;
  /** The X display that windows open on. */
  readonly display: string;
}

export function startWebKit(programs: WebKitPrograms, hasJavascript: boolean): Engine {
  return { newPage: () => openPage(programs, hasJavascript), close: () => Promise.resolve() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function untilReady(address: string): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

async function openPage(programs: WebKitPrograms, hasJavascript: boolean): Promise<Driver> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "webkit-profile-"));
  const child = spawn(programs.driver, [`--port=${port}`], {
    env: { PATH: "/usr/bin:/bin", HOME: folder, DISPLAY: programs.display },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => complaints.push(...complaintsIn(text)));
  }
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const args = ["-m", HOST, folder, hasJavascript ? "on" : "off", VIEWPORT.width, VIEWPORT.height];
  const session = await newSession(address, {
    "webkitgtk:browserOptions": { binary: "gjs", args: args.map(String) },
  });
  return {
    ...webKitPage(session, complaints),
    async close() {
      // The last window takes the session along, which the driver then calls an error.
      await session.command("DELETE", "").catch(() => undefined);
      await stop(child);
      // WebKit's processes end a moment after the driver, and write until then.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function webKitPage(session: WebDriverSession, complaints: string[]): Omit<Driver, "close"> {
  return {
    complaints,
    goto: (url) => session.command("POST", "/url", { url }),
    reload: () => session.command("POST", "/refresh", {}),
    evaluate: (run, ...args) => session.execute(run, args),
    clickAt: (x, y) => session.clickAt(x, y),
    async type(text) {
      const focused = await session.command<ElementReference>("GET", "/element/active");
      await session.sendKeys(focused, text);
    },
    press: (key) => session.press(key),
    async choose(css, path) {
      const field = { using: "css selector", value: css };
      const element = await session.command<ElementReference>("POST", "/element", field);
      await session.sendKeys(element, path);
    },
  };
}
