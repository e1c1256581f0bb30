/** The sections of the front page. */
import { newSince } from "#features/catalogue/card.ts";
import { HOME_SECTION_SIZE, type Dapp, type HomeSection } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { byIds } from "./browse.ts";
import { describeAll, type CatalogueDeps } from "./deps.ts";
import type { StoredSection } from "./reference-store.ts";

/** The newest DApps are one section, not the whole store. */
const NEWEST_SIZE = 200;

/** Only sections with DApps. */
export async function homeSections(
  deps: CatalogueDeps,
  language: Language,
  perSection = HOME_SECTION_SIZE,
): Promise<HomeSection[]> {
  const { sections } = await deps.snapshots.current();
  const filled = await Promise.all(
    sections.map(async (section) => ({
      id: section.id,
      key: section.key,
      source: section.source,
      title: section.title[language],
      dapps: await dappsOf(deps, section, { start: 0, count: perSection, language }),
    })),
  );
  return filled.filter(({ dapps }) => dapps.length > 0);
}

/** Null if the section does not exist. */
export async function sectionTitle(
  { snapshots }: CatalogueDeps,
  id: number,
  language: Language,
): Promise<string | null> {
  const { sections } = await snapshots.current();
  return sections.find((one) => one.id === id)?.title[language] ?? null;
}

export interface SectionWindow {
  readonly start: number;
  readonly count: number;
  readonly language: Language;
}

/** Null if the section does not exist. */
export async function sectionMore(
  deps: CatalogueDeps,
  id: number,
  window: SectionWindow,
): Promise<readonly Dapp[] | null> {
  const { sections } = await deps.snapshots.current();
  const section = sections.find((one) => one.id === id);
  return section ? dappsOf(deps, section, window) : null;
}

async function dappsOf(
  deps: CatalogueDeps,
  { source, dapps }: StoredSection,
  { start, count, language }: SectionWindow,
): Promise<readonly Dapp[]> {
  if (source === "chosen") return byIds(deps, dapps.slice(start, start + count), language);
  if (source === "opened") return opened(deps, { start, count, language });
  const { openedAt } = await deps.snapshots.current();
  const since = newSince(deps.clock.now(), openedAt);
  return latest(deps, { by: "listed", since, start, count: Math.min(count, NEWEST_SIZE - start), language });
}

/** Fewer than this are no trend. */
const MIN_OPENED = 4;

async function opened(
  deps: CatalogueDeps,
  { start, count, language }: SectionWindow,
): Promise<readonly Dapp[]> {
  const listed = await byIds(deps, await deps.trending(), language);
  return listed.length < MIN_OPENED ? [] : listed.slice(start, start + count);
}

export interface LatestInput extends SectionWindow {
  readonly by: "listed" | "changed";
  /** Only later ones. */
  readonly since?: Date | undefined;
}

/** Recently listed or changed DApps. */
export async function latest(
  deps: CatalogueDeps,
  { by, since = new Date(0), start, count, language }: LatestInput,
): Promise<readonly Dapp[]> {
  if (count <= 0) return [];
  const snapshot = await deps.snapshots.current();
  const column = by === "listed" ? "listed_at" : "changed_at";
  const found = await deps.store.newest(column, { since, start, count });
  return describeAll(deps, snapshot, found, language);
}
