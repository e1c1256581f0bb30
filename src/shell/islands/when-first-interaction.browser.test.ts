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
  // The browser of the tests was used before.
  vi.spyOn(navigator.userActivation, "hasBeenActive", "get").mockReturnValue(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("an island stays plain HTML while nobody interacts with the page", async () => {
  expect(await outcomeOf(createHost())).toBe("waits");
});

test.each([
  new PointerEvent("pointermove", { movementX: 1 }),
  new Event("pointerdown"),
  new Event("keydown"),
  new Event("scroll"),
  new Event("focusin"),
  new Event("input"),
])("the first $type hydrates it", async (event) => {
  const outcome = outcomeOf(createHost());
  document.dispatchEvent(event);
  expect(await outcome).toBe("hydrates");
});

test("a mouse that only rests where the page appears is nobody coming near", async () => {
  const outcome = outcomeOf(createHost());
  document.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
  expect(await outcome).toBe("waits");
});

test("a part that scrolls while it is laid out is nobody coming near", async () => {
  const outcome = outcomeOf(createHost());
  document.body.dispatchEvent(new Event("scroll", { bubbles: true }));
  expect(await outcome).toBe("waits");
});

test("a pointer that rests on the island counts as an interaction", async () => {
  const host = createHost();
  vi.spyOn(host, "matches").mockReturnValue(true);
  expect(await outcomeOf(host)).toBe("hydrates");
});

test("a page that was used before our script ran hydrates at once", async () => {
  vi.spyOn(navigator.userActivation, "hasBeenActive", "get").mockReturnValue(true);
  expect(await outcomeOf(createHost())).toBe("hydrates");
});

test("an eager island hydrates when the page is idle", async () => {
  await expect(whenFirstInteraction(createHost({ [ISLAND.eager]: "" }))).resolves.toBeUndefined();
});
