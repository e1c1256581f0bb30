import { expect, it } from "vitest";
import { Turnstile } from "./turnstile.ts";

it("lets a few in at a time, in turn, and sends away whom it has no room for", async () => {
  const turnstile = new Turnstile({ inside: 2, waiting: 3 });
  let inside = 0;
  let most = 0;
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      turnstile.run(async () => {
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
  expect(await turnstile.run(async () => "again")).toBe("again");
});

it("goes on after a failure", async () => {
  const turnstile = new Turnstile({ inside: 1, waiting: 1 });
  await expect(turnstile.run(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(await turnstile.run(async () => 1)).toBe(1);
});
