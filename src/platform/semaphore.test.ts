import { expect, it } from "vitest";
import { Semaphore } from "./semaphore.ts";

it("lets a few in at a time, in order, and refuses those beyond the queue", async () => {
  const semaphore = new Semaphore({ permits: 2, maxWaiting: 3 });
  let inside = 0;
  let most = 0;
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      semaphore.run(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside -= 1;
        return at;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results).toEqual([0, 1, 2, 3, 4, null, null, null]);
  expect(await semaphore.run(async () => "again")).toBe("again");
});

it("continues after a failure", async () => {
  const semaphore = new Semaphore({ permits: 1, maxWaiting: 1 });
  await expect(semaphore.run(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(await semaphore.run(async () => 1)).toBe(1);
});
