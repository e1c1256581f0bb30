import { renderToString } from "react-dom/server.browser";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "#ui/global.css";
import { showToasts } from "./show-toasts.ts";
import { createToastQueue, TOAST_MS, type ToastQueue } from "./toast-queue.ts";
import { Toaster } from "./toaster.tsx";

/** Time passes only by `run`. */
function manualTimers() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  return {
    set: (run: () => void) => {
      last += 1;
      waiting.set(last, run);
      return last;
    },
    clear: (timer: unknown) => void waiting.delete(timer as number),
    now: () => 0,
    run: () => [...waiting.values()].forEach((run) => run()),
    count: () => waiting.size,
  };
}

/** As served: only the HTML parser fills the templates, React in the browser would not. */
function start(): { queue: ToastQueue; timers: ReturnType<typeof manualTimers> } {
  const timers = manualTimers();
  const queue = createToastQueue(timers);
  document.body.innerHTML = renderToString(
    <>
      <Toaster label="Messages" dismissLabel="Dismiss" />
      <button type="button">Before</button>
    </>,
  );
  showToasts(queue);
  return { queue, timers };
}

afterEach(() => document.body.replaceChildren());

const region = () => page.getByRole("region", { name: "Messages" });

test("a toast is shown, is announced by the live region, and goes when its time is over", async () => {
  const { queue, timers } = start();
  queue.notify({ tone: "good", text: "Address copied" });
  await expect.element(region().getByText("Address copied")).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("Address copied");
  timers.run();
  await expect.element(region().getByText("Address copied")).not.toBeInTheDocument();
  await expect.element(region()).not.toBeVisible();
  expect(TOAST_MS).toBe(5_000);
});

test("its button dismisses it by keyboard, and the others stay", async () => {
  const { queue } = start();
  queue.notify({ text: "First" });
  queue.notify({ text: "Second" });
  (region().getByRole("button", { name: "Dismiss" }).first().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(region().getByText("First")).not.toBeInTheDocument();
  await expect.element(region().getByText("Second")).toBeVisible();
});

test("a toast that has the focus waits until the focus leaves it", async () => {
  const { queue, timers } = start();
  queue.notify({ text: "Read me" });
  (region().getByRole("button", { name: "Dismiss" }).element() as HTMLElement).focus();
  expect(timers.count()).toBe(0);
  (page.getByRole("button", { name: "Before" }).element() as HTMLElement).focus();
  expect(timers.count()).toBe(1);
});

test("a text is only text: markup in it is not rendered", async () => {
  const { queue } = start();
  queue.notify({ text: "<img src=x alt=bad>" });
  await expect.element(region().getByText("<img src=x alt=bad>")).toBeVisible();
  expect(region().getByRole("img").elements()).toHaveLength(0);
});

test("a toast keeps away from what was pressed, also where a click focuses nothing, as in Safari", async () => {
  const { queue } = start();
  await page.viewport(400, 800);
  const main = document.createElement("main");
  main.tabIndex = -1;
  main.innerHTML = `<button style="position: fixed; top: 10px">High</button><button style="position: fixed; bottom: 10px">Low</button>`;
  document.body.append(main);
  for (const button of main.querySelectorAll("button")) {
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    main.focus();
    queue.notify({ text: `${button.textContent} pressed` });
    const toast = region().getByText(`${button.textContent} pressed`);
    await expect.element(toast).toBeVisible();
    const [shown, pressed] = [toast.element(), button].map((element) => element.getBoundingClientRect());
    expect(shown && pressed && (shown.top > pressed.bottom || shown.bottom < pressed.top)).toBe(true);
  }
});
