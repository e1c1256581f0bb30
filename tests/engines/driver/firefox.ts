/** Firefox, driven by puppeteer over WebDriver BiDi. */
import { launch, type BrowserContext, type ElementHandle, type Page } from "puppeteer-core";
import { VIEWPORT, type Driver, type Engine } from "./driver.ts";

export async function startFirefox(executablePath: string, hasJavascript: boolean): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: VIEWPORT,
    timeout: 120_000,
    protocolTimeout: 120_000,
    // The page's scripts only: what the driver evaluates still runs.
    extraPrefsFirefox: hasJavascript ? {} : { "javascript.enabled": false },
  });
  return {
    async newPage() {
      const context = await browser.createBrowserContext();
      return firefoxPage(context, await context.newPage());
    },
    close: () => browser.close(),
  };
}

/** BiDi reports calls of the console, errors of scripts and violations of the policy; not requests that fail. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/^(error|warn)/.test(message.type())) {
      complaints.push(`${message.text()} (${message.location().url ?? ""})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} of ${response.url()}`);
  });
  return complaints;
}

function firefoxPage(context: BrowserContext, page: Page): Driver {
  const complaints = watch(page);
  return {
    complaints,
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async choose(css, path) {
      const field = await page.$(css);
      if (!field) throw new Error(`no file field: ${css}`);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    close: () => context.close(),
  };
}
