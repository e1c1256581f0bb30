/** Milestones, collections and our accounts in the desk's editor. */
import type { Accounts } from "#brand/schema.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import type { CollectionRecord, MilestoneRecord } from "#features/site-content/schema.ts";
import { exportSiteRecords, importSiteRecords } from "#features/site-content/server/intake.ts";
import {
  channelKind,
  collectionKind,
  milestoneKind,
  type SiteKind,
} from "#features/site-content/server/site-kinds.ts";
import { CHANNELS_REF, type ContentRow, type Phase } from "#features/publishing/model.ts";
import type { ContentKind } from "#features/publishing/server/kinds.ts";
import { english, imported } from "./imported-kinds.ts";
import type { Content, KindDeps } from "./kind-parts.ts";

const blankTexts = (): Content => Object.fromEntries(LANGUAGES.map((language) => [language, ""]));

const phaseOf = ({ hidden }: { readonly hidden?: boolean | undefined }): Phase =>
  hidden ? "hidden" : "live";

interface Listed<Row> {
  readonly named: "key" | "month";
  readonly blank: (all: readonly Row[]) => Content;
  readonly rowOf: (record: Row) => ContentRow;
}

/** A record keeps the field that names it, because addresses and versions have it. */
function listed<Row>(
  { db, versions }: KindDeps,
  kind: SiteKind<Row>,
  { named, blank, rowOf }: Listed<Row>,
): ContentKind {
  const editor = imported<Row>({
    blank,
    rowOf,
    schema: kind.schema,
    records: () => exportSiteRecords(db, kind),
    titleOf: ({ title }) => english(title),
    refOf: (content) => String(content[named]),
    take: (rows) => importSiteRecords({ db, versions }, kind, rows),
  });
  return {
    ...editor,
    async publish(ref, content, by) {
      if (ref !== "" && content[named] !== ref)
        return { ok: false, problems: [{ path: named, code: "fixed", value: ref }] };
      return editor.publish(ref, content, by);
    },
  };
}

export const milestones = (deps: KindDeps): ContentKind =>
  listed<MilestoneRecord>(deps, milestoneKind, {
    named: "month",
    blank: () => ({
      month: deps.clock.now().toISOString().slice(0, "2026-11".length),
      title: blankTexts(),
      text: blankTexts(),
    }),
    rowOf: (row) => ({ ref: row.month, title: row.title.en, about: row.month, phase: phaseOf(row) }),
  });

export const collections = (deps: KindDeps): ContentKind =>
  listed<CollectionRecord>(deps, collectionKind, {
    named: "key",
    blank: () => ({ key: "", title: blankTexts(), text: blankTexts() }),
    rowOf: (row) => ({ ref: row.key, title: row.title.en, about: row.text.en, phase: phaseOf(row) }),
  });

/** One record with all our accounts. */
export const channels = ({ db, versions }: KindDeps): ContentKind => ({
  ...imported<Accounts>({
    schema: channelKind.schema,
    records: () => exportSiteRecords(db, channelKind),
    blank: () => ({}),
    rowOf: (accounts) => ({
      ref: CHANNELS_REF,
      title: CHANNELS_REF,
      about: Object.keys(accounts).join(", "),
      phase: "live",
    }),
    titleOf: () => CHANNELS_REF,
    refOf: () => CHANNELS_REF,
    take: (rows) => importSiteRecords({ db, versions }, channelKind, rows),
  }),
  blank: null,
});
