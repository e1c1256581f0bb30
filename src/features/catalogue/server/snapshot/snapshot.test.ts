import { afterAll, beforeAll, expect, it } from "vitest";
import { createDataVersions } from "#platform/database/data-version.ts";
import { sharedEngines, type TestDatabase } from "#tests/fixtures/database.ts";
import { CATALOGUE_VERSION } from "./catalogue-version.ts";
import { createSnapshots } from "./snapshot.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";

let test: TestDatabase;

beforeAll(async () => {
  const [engine] = sharedEngines;
  if (!engine) throw new Error("no engine");
  test = await engine.open();
});
afterAll(() => test.close());

it("a snapshot is reused until the catalogue's version changes", async () => {
  const versions = createDataVersions(test.db);
  const snapshots = createSnapshots({ store: createCatalogueStore(test.db), versions });
  const [first, same] = await Promise.all([snapshots.current(), snapshots.current()]);
  expect(same).toBe(first);
  await versions.bump(test.db, "something else");
  expect(await snapshots.refresh()).toBe(false);
  await versions.bump(test.db, CATALOGUE_VERSION);
  expect(await snapshots.current()).toBe(first);
  expect(await Promise.all([snapshots.refresh(), snapshots.refresh()])).toContain(true);
  expect((await snapshots.current()).version).toBe(first.version + 1);
});

it("a change during the creation of a snapshot is not missed", async () => {
  const versions = createDataVersions(test.db);
  const store = createCatalogueStore(test.db);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const snapshots = createSnapshots({
    store: { ...store, networks: async () => held.then(() => store.networks()) },
    versions,
  });
  await versions.bump(test.db, CATALOGUE_VERSION);
  const early = snapshots.refresh();
  await new Promise(setImmediate);
  await versions.bump(test.db, CATALOGUE_VERSION);
  const late = snapshots.refresh();
  letGo();
  await Promise.all([early, late]);
  expect((await snapshots.current()).version).toBe((await versions.read()).get(CATALOGUE_VERSION));
});

it("a refresh ends when the first index is ready, so that lists that were shown without it are made again", async () => {
  const store = createCatalogueStore(test.db);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const snapshots = createSnapshots({
    store: { ...store, list: async (...given) => held.then(() => store.list(...given)) },
    versions: createDataVersions(test.db),
  });
  await snapshots.current();
  let isReady = false;
  const refreshed = snapshots.refresh().then((isNew) => {
    isReady = true;
    return isNew;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isReady).toBe(false);
  letGo();
  expect(await refreshed).toBe(false);
});

it("a search index that failed to build is built again on the next request", async () => {
  let isAway = true;
  const store = createCatalogueStore(test.db);
  const snapshots = createSnapshots({
    store: {
      ...store,
      list: (...given) => (isAway ? Promise.reject(new Error("away")) : store.list(...given)),
    },
    versions: createDataVersions(test.db),
  });
  const snapshot = await snapshots.current();
  await expect(snapshot.search()).rejects.toThrow("away");
  isAway = false;
  expect((await snapshot.search()).index.size).toBe(0);
});
