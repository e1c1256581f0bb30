import { expect, it } from "vitest";
import { Counter, Histogram, metricsText, withLabel } from "./metrics.ts";

it("a counter has one line per set of labels, with escaped values", () => {
  const counter = new Counter("site_requests_total", "Requests.");
  counter.add({ route: '/a"b\\', status: "200" });
  counter.add({ route: '/a"b\\', status: "200" });
  counter.add({ route: "/c", status: "404" });
  expect(metricsText([counter.read()])).toBe(
    [
      "# HELP site_requests_total Requests.",
      "# TYPE site_requests_total counter",
      String.raw`site_requests_total{route="/a\"b\\",status="200"} 2`,
      'site_requests_total{route="/c",status="404"} 1',
      "",
    ].join("\n"),
  );
});

it("known series are there before anything is counted", () => {
  expect(new Counter("a_total", "A.", "unlabelled").read().samples).toEqual([{ labels: {}, value: 0 }]);
  const refused = new Counter("b_total", "B.", [{ kind: "page" }]);
  expect(refused.read().samples).toEqual([{ labels: { kind: "page" }, value: 0 }]);
  expect(new Counter("c_total", "C.").read().samples).toEqual([]);
});

it("the buckets of a histogram add up to its count", () => {
  const histogram = new Histogram("site_seconds", "Time.", [0.01, 0.1]);
  for (const ms of [5, 10, 50, 3_000]) histogram.observe(ms);
  expect(metricsText([histogram.read()]).split("\n").slice(2, -1)).toEqual([
    'site_seconds_bucket{le="0.01"} 2',
    'site_seconds_bucket{le="0.1"} 3',
    'site_seconds_bucket{le="+Inf"} 4',
    "site_seconds_sum 3.065",
    "site_seconds_count 4",
  ]);
});

it("the samples of several processes are under one heading", () => {
  const families = ["1", "2"].flatMap((process) => {
    const counter = new Counter("site_total", "All.");
    counter.add();
    return withLabel([counter.read()], { process });
  });
  expect(metricsText(families).split("\n").slice(1, -1)).toEqual([
    "# TYPE site_total counter",
    'site_total{process="1"} 1',
    'site_total{process="2"} 1',
  ]);
});
