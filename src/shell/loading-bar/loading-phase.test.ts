import { expect, it } from "vitest";
import { nextPhase, PHASE_MS, type LoadingEvent, type LoadingPhase } from "./loading-phase.ts";

const after = (...events: LoadingEvent[]): LoadingPhase => events.reduce(nextPhase, "idle" as LoadingPhase);

it("the bar starts 200 ms after the navigation", () => {
  expect(after("start")).toBe("waiting");
  expect(PHASE_MS.waiting).toBe(200);
  expect(after("start", "elapsed")).toBe("running");
});

it("a page that loads sooner shows no bar", () => {
  expect(after("start", "finish")).toBe("idle");
});

it("the bar runs until the page has loaded, however long that takes", () => {
  expect(PHASE_MS.running).toBeUndefined();
});

it("a finished bar hides after 500 ms", () => {
  expect(after("start", "elapsed", "finish")).toBe("finishing");
  expect(PHASE_MS.finishing).toBe(500);
  expect(after("start", "elapsed", "finish", "elapsed")).toBe("idle");
});

it("an error fails the bar, even within the first 200 ms, and hides it after 500 ms", () => {
  expect(after("start", "elapsed", "fail")).toBe("failing");
  expect(after("start", "fail")).toBe("failing");
  expect(PHASE_MS.failing).toBe(500);
  expect(after("start", "fail", "elapsed")).toBe("idle");
});

it("a navigation while the bar is visible continues it at once", () => {
  expect(after("start", "elapsed", "finish", "start")).toBe("running");
  expect(after("start", "fail", "start")).toBe("running");
});

it("events without a meaning in a phase change nothing", () => {
  expect(after("finish")).toBe("idle");
  expect(after("fail")).toBe("idle");
  expect(after("start", "start")).toBe("waiting");
  expect(after("start", "elapsed", "elapsed")).toBe("running");
  expect(after("start", "elapsed", "finish", "fail")).toBe("finishing");
});
