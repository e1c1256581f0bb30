import { expect, it } from "vitest";
import { replicaFinding } from "./postgres.ts";

it.each([
  ["a replica that has everything", { follows: true, lag: 0.2 }, 0, "ok"],
  ["a replica that has had no transaction yet", { follows: true, lag: null }, 0, "ok"],
  ["a replica that is far behind", { follows: true, lag: 60 }, 0, "warning"],
  ["a replica of another release", { follows: true, lag: 0 }, 2, "wrong"],
  ["another primary", { follows: false, lag: null }, 0, "wrong"],
] as const)("%s", (_name, replica, missing, state) => {
  const finding = replicaFinding(replica, missing);
  expect([finding.state, finding.remedy !== undefined]).toEqual([state, state !== "ok"]);
});
