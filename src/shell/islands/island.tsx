/**
 * A part of a page that React takes over in the browser. Everything around it stays the HTML it is. The part is
 * drawn as a root of its own, as in the browser, so that both count the same ids, and with only the texts it sends.
 */
import { use, type ComponentType } from "react";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import { pickMessages, type MessagePath } from "#i18n/message-tree.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
import type { IslandData } from "./island-data.ts";
import type { IslandName } from "./island-name.ts";
import { ServerIslands } from "./server-islands.ts";

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  /** The component that src/pages/enhancements.ts names for it. */
  readonly of: ComponentType<Props>;
  /** Sent to the browser as JSON. */
  readonly props: Props;
  /** The texts the part shows, in all of its states. */
  readonly messages: readonly MessagePath[];
  /** Where the browser's storage keeps what an earlier visit left in the part. */
  readonly storageKey?: string | undefined;
}

/** JSON inside a script element: nothing in it may close the element. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Part, props, messages, storageKey } = island;
  const language = useLanguage();
  const { draw, scripts } = use(ServerIslands);
  const texts = pickMessages(use(ServerMessages) ?? {}, messages);
  const part = (
    <LanguageProvider language={language} messages={texts}>
      <Part {...props} />
    </LanguageProvider>
  );
  const data: IslandData = { language, messages: texts, props };
  return (
    <>
      <div
        data-island={name}
        data-scripts={scripts[name]?.join(" ")}
        data-storage-key={storageKey}
        dangerouslySetInnerHTML={{ __html: draw(part, name) }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asScript(data) }} />
    </>
  );
}
