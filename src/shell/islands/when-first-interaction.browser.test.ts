import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ISLAND } from "./island-attributes.ts";
import { whenFirstInteraction } from "./when-first-interaction.ts";

/** Long enough for every task that is already queued. */
const soon = (): Promise<string> => new Promise((resolve) => setTimeout(() => resolve("waits"), 50));

function createHost(attributes: Record<string, string> = {}): HTMLElement {
  const host = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  return host;
}

const outcomeOf = (host: HTMLElement): Promise<string> =>
  Promise.race([whenFirstInteraction(host).then(() => "hydrates"), soon()]);

beforeEach(() => {
  // The browser of the tests has a pointer and was used before.
  const find = document.querySelector.bind(document);
  vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
    selector === ":hover" ? null : find(selector),
  );
  vi.spyOn(navigator.userActivation, "hasBeenActive", "get").mockReturnValue(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("an island stays plain HTML while nobody interacts with the page", async () => {
  expect(await outcomeOf(createHost())).toBe("waits");
});

test.each(["pointermove", "pointerdown", "keydown", "scroll", "focusin", "input"])(
  "the first %s hydrates it",
  async (type) => {
    const outcome = outcomeOf(createHost());
    window.dispatchEvent(new Event(type));
    expect(await outcome).toBe("hydrates");
  },
);

test("a pointer that rests on the page counts as an interaction", async () => {
  vi.mocked(document.querySelector).mockReturnValue(document.body);
  expect(await outcomeOf(createHost())).toBe("hydrates");
});

test("a page that was used before our script ran hydrates at once", async () => {
  vi.spyOn(navigator.userActivation, "hasBeenActive", "get").mockReturnValue(true);
  expect(await outcomeOf(createHost())).toBe("hydrates");
});

test("an eager island hydrates when the page is idle", async () => {
  await expect(whenFirstInteraction(createHost({ [ISLAND.eager]: "" }))).resolves.toBeUndefined();
});
