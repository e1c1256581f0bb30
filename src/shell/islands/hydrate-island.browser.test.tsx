import { useState } from "react";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { HYDRATED, ISLAND, REPLAYED } from "./island-attributes.ts";
import { hydrateIsland } from "./hydrate-island.tsx";
import { QUEUE_CLICKS, takeQueuedClicks, replayClicks } from "./queued-clicks.ts";

function Heart({ start = 0 }: { readonly start?: number }) {
  const [presses, setPresses] = useState(start);
  return (
    <button type="button" {...{ [REPLAYED]: "heart" }} onClick={() => setPresses(presses + 1)}>
      pressed {presses}
    </button>
  );
}

const texts = { language: "en", messages: {} } as const;

function serve(start: number): HTMLElement {
  const host = document.createElement("div");
  host.setAttribute(ISLAND.name, "heart");
  host.innerHTML = renderToString(<Heart start={start} />);
  document.body.append(host);
  return host;
}

async function hydrate(host: HTMLElement, props: { start: number }, isAsServed: boolean): Promise<void> {
  const presses = takeQueuedClicks(host);
  await hydrateIsland(host, Heart, { texts, props, isAsServed });
  replayClicks(host, presses);
}

beforeAll(() => {
  const script = document.createElement("script");
  script.textContent = QUEUE_CLICKS;
  document.head.append(script);
});

afterEach(() => document.body.replaceChildren());

test("a click before hydration is replayed once, however often it was repeated", async () => {
  const host = serve(0);
  const heart = page.getByRole("button");
  await heart.click();
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-busy", "true");
  await expect.element(heart).toHaveTextContent("pressed 0");
  await hydrate(host, { start: 0 }, true);
  await expect.element(heart).toHaveTextContent("pressed 1");
  await expect.element(heart).not.toHaveAttribute("aria-busy");
});

test("after hydration every click counts at once", async () => {
  const host = serve(0);
  await hydrate(host, { start: 0 }, true);
  expect(host.hasAttribute(HYDRATED)).toBe(true);
  const heart = page.getByRole("button");
  await heart.click();
  await heart.click();
  await expect.element(heart).toHaveTextContent("pressed 2");
});

test("if the data is newer than the page, the island renders the newer data and replays the click", async () => {
  const host = serve(0);
  await page.getByRole("button").click();
  await hydrate(host, { start: 10 }, false);
  await expect.element(page.getByRole("button")).toHaveTextContent("pressed 11");
});
