/** A page as a journey uses it, the same in every engine. What acts on an element waits for it first. */
import type { Driver, Key } from "./driver.ts";

const WAIT_MS = 20_000;
const LOOK_AGAIN_MS = 50;

/** An element: the first visible one that the selector finds, and that has the text in it or as its label. */
export type Target = string | { readonly css: string; readonly text: string };

const argumentsOf = (target: Target): [css: string, text: string] =>
  typeof target === "string" ? [target, ""] : [target.css, target.text];

/** Runs in the page: how many visible elements are meant. */
function countVisible(css: string, text: string): number {
  return Array.from(document.querySelectorAll(css)).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      `${element.getAttribute("aria-label") ?? ""} ${element.textContent ?? ""}`.includes(text),
  ).length;
}

/** Runs in the page: the middle of the first element that is meant, or null while a pointer does not reach it. */
function findPlace(css: string, text: string): { x: number; y: number } | null {
  const found = Array.from(document.querySelectorAll<HTMLElement>(css)).find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.getAttribute("aria-label") ?? ""} ${element.textContent ?? ""}`.includes(text),
  );
  const box = found?.getClientRects()[0];
  if (!found || !box) return null;
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  if (found.contains(hit) || (hit && hit.closest("label")?.control === found)) return { x, y };
  // It is out of the window, or below a bar that stays in place.
  found.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}

export class EnginePage {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  get complaints(): string[] {
    return this.#driver.complaints;
  }

  /** A path of the site, or a whole address. */
  open = (path: string): Promise<void> => this.#driver.goto(new URL(path, this.#origin).href);
  reload = (): Promise<void> => this.#driver.reload();
  /** Do not wait: a page from the history may come without the events that drivers wait for. */
  back = (): Promise<void> => this.#move(-1);
  forward = (): Promise<void> => this.#move(1);
  press = (key: Key): Promise<void> => this.#driver.press(key);
  close = (): Promise<void> => this.#driver.close();

  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#driver.evaluate(run, ...args);
  }

  #move = (by: number): Promise<void> =>
    this.evaluate((steps) => {
      setTimeout(() => history.go(steps));
    }, by);

  /** A call that is cut off by leaving the page would be reported as a failure. */
  waitForCall = (path: string): Promise<void> =>
    this.waitFor(path, () =>
      this.evaluate(
        (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
        path,
      ),
    );

  /** Path and query of the address. */
  address = (): Promise<string> => this.evaluate(() => location.pathname + location.search);

  count = (target: Target): Promise<number> => this.evaluate(countVisible, ...argumentsOf(target));

  /** What all that the selector finds says, shown or not. */
  text = (css: string): Promise<string> =>
    this.evaluate(
      (selector) =>
        Array.from(document.querySelectorAll(selector), (element) => element.textContent ?? "").join("\n"),
      css,
    );

  attribute = (css: string, name: string): Promise<string | null> =>
    this.evaluate(
      (selector, wanted) => document.querySelector(selector)?.getAttribute(wanted) ?? null,
      css,
      name,
    );

  async waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + WAIT_MS;
    let failure: unknown;
    while (performance.now() < end) {
      try {
        if (await isThere()) return;
      } catch (error) {
        // A page that is being left cannot answer; the next one can.
        failure = error;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`waited in vain for ${what}`, { cause: failure });
  }

  waitForElement = (target: Target): Promise<void> =>
    this.waitFor(JSON.stringify(target), async () => (await this.count(target)) > 0);

  waitForGone = (target: Target): Promise<void> =>
    this.waitFor(`the end of ${JSON.stringify(target)}`, async () => (await this.count(target)) === 0);

  waitForAddress = (pattern: RegExp): Promise<void> =>
    this.waitFor(String(pattern), async () => pattern.test(await this.address()));

  async click(target: Target): Promise<void> {
    let place = { x: NaN, y: NaN };
    // Until it stands still: a dialog slides in, a list grows above it.
    await this.waitFor(JSON.stringify(target), async () => {
      const now = await this.evaluate(findPlace, ...argumentsOf(target));
      const isStill = now !== null && now.x === place.x && now.y === place.y;
      place = now ?? place;
      return isStill;
    });
    await this.#driver.clickAt(place.x, place.y);
  }

  /** Replaces what is in a field, by the keyboard. */
  async fill(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.evaluate((selector) => {
      document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.select();
    }, css);
    if (text === "") await this.press("Backspace");
    else await this.#driver.type(text);
  }

  async select(css: string, value: string): Promise<void> {
    await this.waitForElement(css);
    await this.evaluate(
      (selector, wanted) => {
        const list = document.querySelector<HTMLSelectElement>(selector);
        if (!list) return;
        list.value = wanted;
        list.dispatchEvent(new Event("input", { bubbles: true }));
        list.dispatchEvent(new Event("change", { bubbles: true }));
      },
      css,
      value,
    );
  }

  choose = (css: string, path: string): Promise<void> => this.#driver.choose(css, path);

  /** React hydrates islands when somebody is there: at the first key or movement. */
  async hydrate(): Promise<void> {
    await this.press("Tab");
    await this.waitForHydration();
  }

  /** A page that somebody comes back to is hydrated without an interaction. */
  waitForHydration = (): Promise<void> =>
    this.waitFor("hydrated islands", () =>
      this.evaluate(() => document.querySelector("[data-island]:not([data-hydrated])") === null),
    );
}
