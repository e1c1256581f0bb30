import { expect, test } from "vitest";
import { complaintsIn } from "./webkit-console.ts";

test("errors and warnings of the console are complaints, what a page logs is none", () => {
  const output = [
    "http://127.0.0.1/a.js:1:22: CONSOLE ERROR hello",
    "CONSOLE JS ERROR Unhandled Promise Rejection: TypeError: Load failed",
    "CONSOLE SECURITY ERROR Refused to load https://example.org/",
    "CONSOLE OTHER WARN The resource was preloaded but not used",
    "CONSOLE LOG an ERROR that was only logged",
    "Gtk-WARNING **: cannot open a theme",
    "",
  ];
  expect(complaintsIn(output.join("\n"))).toEqual(output.slice(0, 4));
});

test("a directive that only WebKitGTK lacks is no complaint", () => {
  const line = "CONSOLE SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'.";
  expect(complaintsIn(`${line}\n`)).toEqual([]);
});

test("a request that was cancelled because the page was left is no complaint, one to another host is", () => {
  const cancelled = (host: string) =>
    `CONSOLE JS ERROR Fetch API cannot load http://${host}/assets/a.js due to access control checks.`;
  expect(complaintsIn(cancelled("127.0.0.1:4490"))).toEqual([]);
  expect(complaintsIn(cancelled("elsewhere.example"))).toHaveLength(1);
});
