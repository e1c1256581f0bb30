import { expect, it } from "vitest";
import type { Demand } from "#tests/fixtures/hostile/demanding-jobs.ts";
import { ChildPool } from "./child-pool.ts";

const createPool = (options: { size?: number; waiting?: number; wallMs?: number; idleMs?: number } = {}) =>
  new ChildPool<Demand, string>({
    module: new URL("../../tests/fixtures/hostile/demanding-jobs.ts", import.meta.url),
    size: 1,
    waiting: 10,
    wallMs: 10_000,
    idleMs: 60_000,
    heapMb: 64,
    ...options,
  });

it("one child runs job after job", async () => {
  const pool = createPool();
  for (const echo of ["a", "b"]) expect(await pool.run({ echo })).toEqual({ kind: "done", answer: echo });
});

it.each([
  ["uses up its memory", { echo: "", megabytes: 256 }],
  ["crashes", { echo: "", crash: true }],
])("a child that %s is ended, and the next job gets a new one", async (_name, demand) => {
  const pool = createPool();
  expect(await pool.run(demand)).toEqual({ kind: "ended" });
  expect(await pool.run({ echo: "next" })).toEqual({ kind: "done", answer: "next" });
});

it("a job that exceeds the wall time is aborted without a verdict about the job", async () => {
  const pool = createPool({ wallMs: 400 });
  expect(await pool.run({ echo: "", forMs: 60_000 })).toEqual({ kind: "late" });
});

it("a job that exceeds its CPU time is aborted without a verdict, and the next one gets a new child", async () => {
  const pool = createPool();
  expect(await pool.run({ echo: "", cpu: true })).toEqual({ kind: "late" });
  expect(await pool.run({ echo: "next" })).toEqual({ kind: "done", answer: "next" });
});

it("jobs beyond the queue are refused", async () => {
  const pool = createPool({ waiting: 1 });
  const kinds = (await Promise.all(["a", "b", "c"].map((echo) => pool.run({ echo })))).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["done", "done", "full"]);
});

it("an idle child ends, and the next job gets a new one", async () => {
  const pool = createPool({ idleMs: 50 });
  await pool.run({ echo: "a" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await pool.run({ echo: "b" })).toEqual({ kind: "done", answer: "b" });
});
