/**
 * A part of a page that React hydrates in the browser; everything around it stays HTML. It is rendered as its own
 * root, as in the browser, so that both generate the same ids, and with only the messages it gets there.
 */
import { use, type ComponentType } from "react";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import { pickMessages, type MessagePath, type MessageTree } from "#i18n/message-tree.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { keptPiece, textOf, type Piece } from "#shell/kept/slots.ts";
import { ISLAND } from "./island-attributes.ts";
import type { IslandMessages } from "./island-data.ts";
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
   * Its markup is rendered once per language and data, because it depends on its props alone. They must not contain
   * what a visitor has sent, or made-up texts would push out the others.
   */
  readonly isKept?: boolean | undefined;
  /** A kept island's only prop that is unique to the visit. */
  readonly visitKey?: string | undefined;
}

/** `InlineIslandData` as JSON, which must not close the script element around it. */
function inlineData(props: string | undefined, texts: IslandMessages | undefined): string {
  const members = [
    ...(props === undefined ? [] : [`"props":${props}`]),
    ...(texts === undefined ? [] : [`"texts":${JSON.stringify(texts)}`]),
  ];
  return `{${members.join(",")}}`.replaceAll("<", "\\u003c");
}

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

/** Per language: the forms, and the lists that people read. The store is 100 KB, and its data half of that. */
const MAX_KEPT = 16;

interface RenderedIsland {
  /** Of a kept one, what is between the places of the value that is unique to a visit. */
  readonly pieces: readonly Piece[];
  /** Of the published props, so that they are hashed once. */
  version?: string;
}

const kept = new WeakMap<MessageTree, RecentMap<string, RenderedIsland>>();

interface SharedProps {
  readonly json: string;
  readonly rendered: WeakMap<MessageTree, RenderedIsland>;
}

/** By the props themselves, because making and comparing the JSON of a list takes longer than the rest of the page. */
const sharedProps = new WeakMap<object, SharedProps>();

function sharedOf(props: object): SharedProps {
  const shared = sharedProps.get(props) ?? { json: JSON.stringify(props), rendered: new WeakMap() };
  sharedProps.set(props, shared);
  return shared;
}

/** Takes the place of the value that is unique to a visit. */
const VISIT_MARK = "@visit";

interface KeptIslandOptions {
  readonly name: string;
  readonly messages: MessageTree;
  readonly shared: SharedProps;
  readonly visitKey: string | undefined;
  readonly render: () => RenderedIsland;
}

/** Kept by the island's data, so that a change of it needs no invalidation. */
function keptIsland({ name, messages, shared, visitKey, render }: KeptIslandOptions): RenderedIsland {
  const { json, rendered } = shared;
  const known = rendered.get(messages);
  if (known !== undefined) return known;
  const ofLanguage = kept.get(messages) ?? new RecentMap<string, RenderedIsland>(MAX_KEPT);
  kept.set(messages, ofLanguage);
  const data = `${name} ${visitKey === undefined ? json : json.replaceAll(visitKey, VISIT_MARK)}`;
  const island = ofLanguage.get(data) ?? render();
  ofLanguage.set(data, island);
  if (visitKey === undefined) rendered.set(messages, island);
  return island;
}

const keptPieces = (pieces: readonly Piece[], visitKey: string | undefined): Piece[] => {
  const text = textOf(pieces);
  return (visitKey === undefined ? [text] : text.split(visitKey)).map(keptPiece);
};

const withVisit = (pieces: readonly Piece[], visitKey: string | undefined): readonly Piece[] =>
  visitKey === undefined ? pieces : pieces.flatMap((piece, at) => (at === 0 ? [piece] : [visitKey, piece]));

export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Part, props, messages, propsFrom = "inline", storageKeys, isEager } = island;
  const { isKept = false } = island;
  const visitKey = isKept ? island.visitKey : undefined;
  const language = useLanguage();
  const { render, publish, files, slots } = use(ServerIslandsContext);
  const all = use(ServerMessages) ?? NO_MESSAGES;
  const texts = pickOnce(all, messages);
  const file = files.messages[name]?.[language];
  const hasAddress = propsFrom === "address";
  const shared = sharedOf(props);
  const { json } = shared;
  const renderIsland = (): RenderedIsland => {
    const part = (
      <LanguageProvider language={language} messages={texts}>
        <Part {...props} />
      </LanguageProvider>
    );
    const pieces = render(part, name);
    return { pieces: isKept ? keptPieces(pieces, visitKey) : pieces };
  };
  const rendered = isKept
    ? keptIsland({ name, messages: all, shared, visitKey, render: renderIsland })
    : renderIsland();
  if (hasAddress) rendered.version = publish(name, json, rendered.version);
  const attributes = {
    [ISLAND.name]: name,
    [ISLAND.scripts]: files.scripts[name]?.join(" "),
    [ISLAND.messages]: file,
    [ISLAND.version]: rendered.version,
    [ISLAND.storageKeys]: storageKeys?.join(" "),
    [ISLAND.eager]: isEager ? "" : undefined,
  };
  const inline = inlineData(
    hasAddress ? undefined : json,
    file === undefined ? { language, messages: texts } : undefined,
  );
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: QUEUE_CLICKS }} />
      <div {...attributes}>
        <template id={slots.add(withVisit(rendered.pieces, visitKey))} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: inline }} />
    </>
  );
}
