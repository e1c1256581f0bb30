// `npm run screenshots -- [FOLDER] [--languages=en,zh] [--pages=/about] [--themes=dark] [--widths=360]`: takes pictures
// of the built site and writes an index.html with all of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { layOutAll } from "#tests/fixtures/lay-out-all.ts";
import { PUBLIC_PAGES } from "#tests/fixtures/public-pages.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { environmentWith, launch, LaunchError, runChild } from "#tools/launch.mjs";
import { stopWithParent } from "#tools/stop-with-parent.ts";
import { findBrowser } from "#tools/test/browser.ts";
import { DEFERRED_HREF, SHOWN_NEAR } from "#ui/illustrations/picture/picture-attributes.ts";
import { fileNameOf, readChoice, type Choice, type Picture } from "./choice.ts";
import { contactSheet } from "./contact-sheet.ts";

const root = dirname(dirname(import.meta.dirname));

/** Grouped by window, so that each is opened once. */
const windowsOf = ({ themes, widths, languages, pages }: Choice): Picture[][] =>
  themes.flatMap((theme) =>
    widths.map((width) =>
      pages.flatMap((page) => languages.map((language) => ({ language, page, theme, width }))),
    ),
  );

async function openBrowser(): Promise<Browser> {
  const wanted = environmentWith(root)["CHROME_PATH"] ?? "";
  const executablePath = await findBrowser({ root, wanted, print: console.log });
  if (!executablePath)
    throw new LaunchError("No browser could be found or fetched: set CHROME_PATH to a Chrome or Chromium.");
  return chromium.launch({ executablePath, args: ["--disable-background-networking"] });
}

interface Studio {
  readonly browser: Browser;
  readonly address: string;
  readonly folder: string;
  readonly onTaken: (file: string) => void;
}

/** Loads all images eagerly, because those far from the window would load lazily. */
const fetchAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode()));
  });

/** Scrolls to each drawing that the page's script fetches when it comes near, and waits for its file. */
async function fetchLaterPictures(page: Page): Promise<void> {
  await page.evaluate(
    async ([near = "", href = ""]) => {
      const uses = [...document.querySelectorAll(`[${near}] use[${href}]`)].filter((use) =>
        use.parentElement?.checkVisibility(),
      );
      const files = uses.map((use) => use.getAttribute(href) ?? "");
      for (const use of uses) {
        use.parentElement?.scrollIntoView({ behavior: "instant" });
        for (let frame = 0; use.hasAttribute(href) && frame < 100; frame += 1)
          await new Promise(requestAnimationFrame);
      }
      await Promise.all(files.map(async (file) => (await fetch(file)).text()));
      scrollTo({ top: 0, behavior: "instant" });
    },
    [SHOWN_NEAR, DEFERRED_HREF],
  );
  // No event tells when a drawing is displayed.
  await page.waitForTimeout(100);
}

async function takeAll({ browser, address, folder, onTaken }: Studio, pictures: readonly Picture[]) {
  const [first] = pictures;
  if (!first) return;
  const page = await browser.newPage({
    viewport: { width: first.width, height: 900 },
    colorScheme: first.theme,
    reducedMotion: "reduce",
  });
  for (const picture of pictures) {
    const file = fileNameOf(picture);
    await page.goto(`${address}/${picture.language}${picture.page}`, { waitUntil: "networkidle" });
    await layOutAll(page);
    await fetchAll(page);
    await fetchLaterPictures(page);
    await page.screenshot({ path: join(folder, file), fullPage: true, animations: "disabled" });
    onTaken(file);
  }
  await page.close();
}

/** Opens as many windows at once as there are processors; more would time out waiting for each other. */
async function takeInTurn(studio: Studio, windows: Picture[][]): Promise<void> {
  const waiting = [...windows];
  const worker = async (): Promise<void> => {
    for (let own = waiting.shift(); own; own = waiting.shift()) await takeAll(studio, own);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function takeScreenshots(choice: Choice): Promise<void> {
  const folder = resolve(root, choice.folder);
  const windows = windowsOf(choice);
  const pictures = windows.flat();
  const browser = await openBrowser();
  const site = await startSite();
  let taken = 0;
  const onTaken = (file: string): void => console.log(`${(taken += 1)}/${pictures.length} ${file}`);
  try {
    const studio = { browser, address: site.address, folder, onTaken };
    await takeInTurn(studio, windows);
  } finally {
    await browser.close();
    await site.stop();
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), contactSheet(pictures));
  console.log(`Look through them: ${join(folder, "index.html")}`);
}

stopWithParent();
await launch(async () => {
  const choice = readChoice(process.argv.slice(2), PUBLIC_PAGES);
  const built = await runChild(process.execPath, ["tools/build.ts", "--if-stale"], {
    cwd: root,
    env: environmentWith(root),
    ipc: true,
  });
  if (built !== 0) return built;
  await takeScreenshots(choice);
  return 0;
});
