/**
 * A part of a page that React hydrates in the browser; everything around it stays HTML. It is rendered as its own
 * root, as in the browser, so that both generate the same ids, and with only the messages it gets there.
 */
import { use, type ComponentType } from "react";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import { pickMessages, type MessagePath, type MessageTree } from "#i18n/message-tree.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { hasSlots } from "#shell/kept/slots.ts";
import { ISLAND } from "./island-attributes.ts";
import type { InlineIslandData } from "./island-data.ts";
import { QUEUE_CLICKS } from "./queued-clicks.ts";
import { ServerIslandsContext } from "./server-islands.ts";

export interface IslandProps<Props extends object> {
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** Sent to the browser as JSON. */
  readonly props: Props;
  /** The messages that the part uses in any state. */
  readonly messages: readonly MessagePath[];
  /**
   * The source of the props in the browser: `inline` behind the island, or the page's `islandDataPath`. The latter
   * is for lists, which would be in the page twice, and only for pages that are the same for everybody.
   */
  readonly propsFrom?: "inline" | "address" | undefined;
  /** The storage keys that the part reads. */
  readonly storageKeys?: readonly string[] | undefined;
  /** Set if it must work before any interaction, for example to poll the state of a payment. */
  readonly isEager?: boolean | undefined;
  /**
   * For an island that is the same for every visitor but for this value, which is unique to the visit. Its markup is
   * rendered once per language and data. No other prop may contain what a visitor has sent.
   */
  readonly visitKey?: string | undefined;
}

/** JSON inside a script element must not close the element. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

const NO_MESSAGES: MessageTree = {};

/** By the messages of a language and the island's list, because picking takes as long as rendering a small island. */
const picked = new WeakMap<MessageTree, WeakMap<readonly MessagePath[], MessageTree>>();

function pickOnce(all: MessageTree, paths: readonly MessagePath[]): MessageTree {
  const ofLanguage = picked.get(all) ?? new WeakMap<readonly MessagePath[], MessageTree>();
  picked.set(all, ofLanguage);
  const texts = ofLanguage.get(paths) ?? pickMessages(all, paths);
  ofLanguage.set(paths, texts);
  return texts;
}

/** The forms in all languages, twice: before and after a change of their data. */
const MAX_KEPT = 100;
const kept = new WeakMap<MessageTree, RecentMap<string, string>>();

/** Takes the place of the value that is unique to a visit. */
const VISIT_MARK = "@visit";

/** Kept by the island's data, so that a change of it needs no invalidation. */
function keptMarkup(texts: MessageTree, json: string, visitKey: string, render: () => string): string {
  const ofIsland = kept.get(texts) ?? new RecentMap<string, string>(MAX_KEPT);
  kept.set(texts, ofIsland);
  const data = json.replaceAll(visitKey, VISIT_MARK);
  const known = ofIsland.get(data);
  if (known !== undefined) return known.replaceAll(VISIT_MARK, visitKey);
  const html = render();
  if (hasSlots(html)) throw new Error("An island with kept markup cannot be kept itself.");
  ofIsland.set(data, html.replaceAll(visitKey, VISIT_MARK));
  return html;
}

export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Part, props, messages, propsFrom = "inline", storageKeys, isEager, visitKey } = island;
  const language = useLanguage();
  const { render, publish, files } = use(ServerIslandsContext);
  const texts = pickOnce(use(ServerMessages) ?? NO_MESSAGES, messages);
  const part = (
    <LanguageProvider language={language} messages={texts}>
      <Part {...props} />
    </LanguageProvider>
  );
  const file = files.messages[name]?.[language];
  const data: InlineIslandData = {
    ...(propsFrom === "inline" && { props }),
    ...(file === undefined && { texts: { language, messages: texts } }),
  };
  const json = asScript(data);
  const renderPart = (): string => render(part, name);
  const html = visitKey === undefined ? renderPart() : keptMarkup(texts, json, visitKey, renderPart);
  const attributes = {
    [ISLAND.name]: name,
    [ISLAND.scripts]: files.scripts[name]?.join(" "),
    [ISLAND.messages]: file,
    [ISLAND.version]: propsFrom === "address" ? publish(name, props) : undefined,
    [ISLAND.storageKeys]: storageKeys?.join(" "),
    [ISLAND.eager]: isEager ? "" : undefined,
  };
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: QUEUE_CLICKS }} />
      <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
