import { expect, it, vi } from "vitest";
import { createWorker } from "./worker.ts";

const nothing = (): Promise<void> => Promise.resolve();

function working(work: () => Promise<void>, tidy = nothing) {
  const errors: unknown[] = [];
  const worker = createWorker({ work, tidy, pollMs: 5, onError: (error) => errors.push(error) });
  worker.start();
  return { worker, errors };
}

it("polls for work until it is stopped", async () => {
  let looks = 0;
  const { worker } = working(async () => void (looks += 1));
  await vi.waitFor(() => expect(looks).toBeGreaterThan(2));
  await worker.stop();
  const before = looks;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(looks).toBe(before);
});

it("an error is reported and does not end it", async () => {
  const failed = new Error("away");
  const { worker, errors } = working(() => Promise.reject(failed));
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1));
  await worker.stop();
  expect(errors[0]).toBe(failed);
});

it("tidies at the start, and not with every poll", async () => {
  let looks = 0;
  let tidied = 0;
  const { worker } = working(
    async () => void (looks += 1),
    async () => void (tidied += 1),
  );
  await vi.waitFor(() => expect(looks).toBeGreaterThan(2));
  await worker.stop();
  expect(tidied).toBe(1);
});

it("stopping waits for the current work, which can see the abort signal", async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let isDone = false;
  const { worker } = working(async () => {
    begun.resolve();
    await end.promise;
    isDone = true;
  });
  await begun.promise;
  const stopped = worker.stop();
  expect(worker.stopped.aborted).toBe(true);
  end.resolve();
  await stopped;
  expect(isDone).toBe(true);
});
