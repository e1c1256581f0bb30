/** The shelves of the front page. */
import type { Dapp, HomeSection } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { byIds } from "./browse.ts";
import { describeAll, type CatalogueDeps } from "./deps.ts";
import type { StoredSection } from "./reference-store.ts";

const SECTION_COUNT = 12;
/** The newest are a shelf, not another way through the whole store. */
const NEWEST_SIZE = 200;

export async function homeSections(
  deps: CatalogueDeps,
  language: Language,
  perSection = SECTION_COUNT,
): Promise<HomeSection[]> {
  const { sections } = await deps.snapshots.current();
  return Promise.all(
    sections.map(async (section) => ({
      hid: section.hid,
      key: section.key,
      source: section.source,
      title: section.title[language],
      dapps: await dappsOf(deps, section, { start: 0, count: perSection, language }),
    })),
  );
}

export interface SectionWindow {
  readonly start: number;
  readonly count: number;
  readonly language: Language;
}

/** Null for a section that does not exist. */
export async function sectionMore(
  deps: CatalogueDeps,
  hid: number,
  window: SectionWindow,
): Promise<readonly Dapp[] | null> {
  const { sections } = await deps.snapshots.current();
  const section = sections.find((one) => one.hid === hid);
  return section ? dappsOf(deps, section, window) : null;
}

async function dappsOf(
  deps: CatalogueDeps,
  { source, dapps }: StoredSection,
  { start, count, language }: SectionWindow,
): Promise<readonly Dapp[]> {
  if (source === "chosen") return byIds(deps, dapps.slice(start, start + count), language);
  return latest(deps, { by: "listed", start, count: Math.min(count, NEWEST_SIZE - start), language });
}

export interface LatestInput extends SectionWindow {
  readonly by: "listed" | "changed";
}

/** Those listed or changed last. */
export async function latest(
  deps: CatalogueDeps,
  { by, start, count, language }: LatestInput,
): Promise<readonly Dapp[]> {
  if (count <= 0) return [];
  const snapshot = await deps.snapshots.current();
  const found = await deps.store.newest(by === "listed" ? "listed_at" : "changed_at", start, count);
  return describeAll(deps, snapshot, found, language);
}
