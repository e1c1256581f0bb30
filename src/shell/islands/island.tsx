/**
 * A part of a page that React hydrates in the browser; everything around it stays HTML. It is rendered as its own
 * root, as in the browser, so that both generate the same ids, and with only the messages it gets there.
 */
import { use, type ComponentType } from "react";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import { pickMessages, type MessagePath } from "#i18n/message-tree.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
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
}

/** JSON inside a script element must not close the element. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Part, props, messages, propsFrom = "inline", storageKeys, isEager } = island;
  const language = useLanguage();
  const { render, publish, files } = use(ServerIslandsContext);
  const texts = pickMessages(use(ServerMessages) ?? {}, messages);
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
      <div {...attributes} dangerouslySetInnerHTML={{ __html: render(part, name) }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asScript(data) }} />
    </>
  );
}
