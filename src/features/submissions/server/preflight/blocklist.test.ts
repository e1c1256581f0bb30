import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createBlocklist, isBlocked } from "./blocklist.ts";

it("a listed host covers its subdomains and nothing else", () => {
  const hosts = new Set(["scam.example"]);
  expect(isBlocked(hosts, "scam.example")).toBe(true);
  expect(isBlocked(hosts, "app.scam.example")).toBe(true);
  expect(isBlocked(hosts, "notscam.example")).toBe(false);
  expect(isBlocked(hosts, "scam.example.org")).toBe(false);
});

it("is read from a file, and again when the file changes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "blocklist-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "hosts.txt");
  await writeFile(file, "# known scams\nScam.example # since May\r\n\nwww.trick.example\n");
  const blocklist = createBlocklist(file);
  expect(await blocklist()).toEqual(new Set(["scam.example", "trick.example"]));
  await writeFile(file, "new.example\n");
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect(await blocklist()).toEqual(new Set(["new.example"]));
});

it("accepts hosts in the notations of common lists", async () => {
  const folder = await mkdtemp(join(tmpdir(), "blocklist-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "hosts.txt");
  await writeFile(
    file,
    "*.a.example\nhttps://B.example/drain?x=1\n0.0.0.0 c.example\nbücher.example\nd.example.\n",
  );
  expect(await createBlocklist(file)()).toEqual(
    new Set(["a.example", "b.example", "c.example", "xn--bcher-kva.example", "d.example"]),
  );
});

it("a missing file means that nothing was checked", async () => {
  expect(await createBlocklist(undefined)()).toBeNull();
  expect(await createBlocklist("/nowhere/hosts.txt")()).toBeNull();
});
