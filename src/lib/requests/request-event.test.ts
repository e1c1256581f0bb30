import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announceRequest, REQUEST_EVENT, type RequestEvent } from "./request-event.ts";

let outcomes: Promise<boolean>[] = [];

beforeEach(() => {
  outcomes = [];
  const document = new EventTarget();
  document.addEventListener(REQUEST_EVENT, (event) => outcomes.push((event as RequestEvent).detail));
  vi.stubGlobal("document", document);
});
afterEach(() => vi.unstubAllGlobals());

it("announces a request with its outcome, and hands on its answer", async () => {
  expect(await announceRequest(Promise.resolve(7))).toBe(7);
  expect(await Promise.all(outcomes)).toEqual([true]);
});

it("announces a request that fails, and hands on its error", async () => {
  await expect(announceRequest(Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await Promise.all(outcomes)).toEqual([false]);
});

it("announces as failed what the caller calls a failure", async () => {
  const isError = (status: number): boolean => status >= 400;
  await announceRequest(Promise.resolve(500), isError);
  await announceRequest(Promise.resolve(200), isError);
  expect(await Promise.all(outcomes)).toEqual([false, true]);
});
