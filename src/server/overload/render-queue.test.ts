import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { BusyError, RenderQueue } from "./render-queue.ts";

const OPTIONS = { permits: 1, maxWaiting: 2, waitMs: 200, startMs: 0 };

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const outcome = (work: Promise<string>): Promise<string> =>
  work.catch((error: unknown) => (error instanceof BusyError ? "busy" : "failed"));

it("requests beyond the queue are refused at once", async () => {
  const queue = new RenderQueue(OPTIONS);
  const { open, opened } = gate();
  const asked = ["a", "b", "c", "d"].map((name) =>
    outcome(
      queue.run(async () => {
        await opened;
        return name;
      }, "page"),
    ),
  );
  expect(await Promise.race([asked[3], sleep(100, "late")])).toBe("busy");
  open();
  expect(await Promise.all(asked)).toEqual(["a", "b", "c", "busy"]);
});

it("a request that waits too long is refused, and later ones are served again", async () => {
  const queue = new RenderQueue(OPTIONS);
  const { open, opened } = gate();
  const first = queue.run(() => opened.then(() => "first"), "page");
  expect(await outcome(queue.run(() => Promise.resolve("second"), "page"))).toBe("busy");
  open();
  expect(await first).toBe("first");
  expect(await queue.run(() => Promise.resolve("third"), "call")).toBe("third");
});

it("urgent work goes first and displaces other work", async () => {
  const queue = new RenderQueue(OPTIONS);
  const { open, opened } = gate();
  const order: string[] = [];
  const ask = (name: string, kind: "page" | "personal" = "page") =>
    outcome(
      queue.run(async () => {
        await opened;
        order.push(name);
        return name;
      }, kind),
    );
  const asked = [ask("running"), ask("one"), ask("two"), ask("form", "personal")];
  await sleep(20);
  open();
  expect(await Promise.all(asked)).toEqual(["running", "one", "busy", "form"]);
  expect(order).toEqual(["running", "form", "one"]);
});

it("failed work releases its permit", async () => {
  const queue = new RenderQueue(OPTIONS);
  for (let n = 0; n < 5; n += 1)
    expect(await outcome(queue.run(() => Promise.reject(new Error("no")), "page"))).toBe("failed");
  expect(await queue.run(() => Promise.resolve("yes"), "call")).toBe("yes");
});

it("right after the start it waits longer, because the first renders are slow", async () => {
  const queue = new RenderQueue({ ...OPTIONS, startMs: 10_000 });
  const first = queue.run(() => sleep(2 * OPTIONS.waitMs, "first"), "page");
  expect(await outcome(queue.run(() => Promise.resolve("second"), "page"))).toBe("second");
  expect(await first).toBe("first");
});
