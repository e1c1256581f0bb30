import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { ServerMessages } from "#i18n/server-messages.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { LastResort } from "#shell/error-page/last-resort.tsx";
import { ServerIslandsContext } from "#shell/islands/server-islands.ts";
import { fillSlots, ServerShellContext, type KeptPartName } from "#shell/kept/kept-part.tsx";

// The server fills these contexts, so their keys must be the same objects as in this bundle.
export { pageRequestContext, servicesContext } from "#pages/page-context.ts";

const DOCTYPE = "<!DOCTYPE html>";

/**
 * Renders the whole page to one text: pages are cached, and their inline scripts are hashed for the CSP. Only islands
 * are hydrated, so the rest is static markup.
 */
export default function renderPage(
  url: string,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): string {
  const { allMessages, islandFiles, publishIsland } = context.get(pageRequestContext);
  const islands = { render: renderIsland, publish: publishIsland, files: islandFiles };
  const kept = new Map<KeptPartName, string>();
  const shell = { render: renderPart, insert: (name: KeptPartName, html: string) => kept.set(name, html) };
  const html = renderToStaticMarkup(
    <ServerMessages value={allMessages}>
      <ServerIslandsContext value={islands}>
        <ServerShellContext value={shell}>
          <ServerRouter context={entryContext} url={url} />
        </ServerShellContext>
      </ServerIslandsContext>
    </ServerMessages>,
  );
  return DOCTYPE + fillSlots(html, kept);
}

/** §8: the page if a page and then its error page failed. */
export const renderLastResort = (): string =>
  DOCTYPE + renderToStaticMarkup(<LastResort details="Error 500" />);

const renderIsland = (part: ReactNode, identifierPrefix: string): string =>
  renderToString(part, { identifierPrefix });

const renderPart = (part: ReactNode, identifierPrefix: string): string =>
  renderToStaticMarkup(part, { identifierPrefix });
