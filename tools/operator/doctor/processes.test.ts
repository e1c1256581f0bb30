import { expect, it } from "vitest";
import { checkProcesses, poolFinding } from "./processes.ts";

it.each([
  [1, 1, "ok"],
  [1, 4, "ok"],
  [4, 4, "ok"],
  [5, 4, "warning"],
  [2, 4, "ok"],
] as const)("PROCESSES=%d on %d cores: %s", (count, cores, state) => {
  const finding = checkProcesses({ PROCESSES: count }, cores);
  expect([finding.state, finding.remedy !== undefined]).toEqual([state, state !== "ok"]);
});

it.each([
  [1, 10, "ok"],
  [8, 10, "ok"],
  // 96 of 97, and five are to stay free.
  [4, 23, "warning"],
  [8, 12, "wrong"],
] as const)(
  "PROCESSES=%d with DATABASE_POOL=%d on a server with 100 connections: %s",
  (count, pool, state) => {
    const finding = poolFinding({ PROCESSES: count, DATABASE_POOL: pool }, { max: 100, reserved: 3 });
    expect(finding.state).toBe(state);
  },
);
