import { cloneElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { ServerMessages } from "#i18n/server-messages.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { LastResort } from "#shell/error-page/last-resort.tsx";
import { ServerIslandsContext } from "#shell/islands/server-islands.ts";
import { ServerShellContext } from "#shell/kept/kept-part.tsx";
import { createMarkupKeepers } from "#shell/kept/markup-keeper.tsx";
import { Slots, type Piece } from "#shell/kept/slots.ts";
import { MarkupKeeperContext } from "#ui/kept-markup/kept-markup.tsx";

// The server fills these contexts, so their keys must be the same objects as in this bundle.
export { pageRequestContext, servicesContext } from "#pages/page-context.ts";
export { drawScreen } from "#features/screens/ui/draw-screen.tsx";

/**
 * use-intl's providers take the formatters of the one around them, and otherwise make new ones for each render, which
 * takes up to a millisecond. This provider is made once; it only lends its formatters, which are kept by locale.
 */
function createFormatters(): ReactElement {
  let provider: ReactElement = <></>;
  function Capture() {
    provider = IntlProvider({ locale: "en", messages: {}, timeZone: "UTC", children: null }) as ReactElement;
    return null;
  }
  renderToStaticMarkup(<Capture />);
  return provider;
}

const formatters = createFormatters();
const withFormatters = (part: ReactNode): ReactElement => cloneElement(formatters, undefined, part);

/** What the browser hydrates has marks between its texts. */
const islandKeeper = createMarkupKeepers();
const staticKeeper = createMarkupKeepers();

const DOCTYPE = "<!DOCTYPE html>";

/**
 * Renders the whole page at once: pages are cached, and their inline scripts are hashed for the CSP. Only islands are
 * hydrated, so the rest is static markup.
 */
export default function renderPage(
  url: string,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Piece[] {
  const { allMessages, islandFiles, publishIsland } = context.get(pageRequestContext);
  const slots = new Slots();
  const keepIslandParts = islandKeeper({
    messages: allMessages,
    slots,
    render: (part) => renderToString(withFormatters(part)),
  });
  const renderIsland = (part: ReactNode, identifierPrefix: string): Piece[] => {
    const island = <MarkupKeeperContext value={keepIslandParts}>{part}</MarkupKeeperContext>;
    return slots.fill(renderToString(withFormatters(island), { identifierPrefix }));
  };
  const islands = { render: renderIsland, publish: publishIsland, files: islandFiles, slots };
  const keepStaticParts = staticKeeper({ messages: allMessages, slots, render: renderPart });
  const shell = { render: renderPart, slots };
  const html = renderToStaticMarkup(
    withFormatters(
      <ServerMessages value={allMessages}>
        <ServerIslandsContext value={islands}>
          <ServerShellContext value={shell}>
            <MarkupKeeperContext value={keepStaticParts}>
              <ServerRouter context={entryContext} url={url} />
            </MarkupKeeperContext>
          </ServerShellContext>
        </ServerIslandsContext>
      </ServerMessages>,
    ),
  );
  return slots.fill(DOCTYPE + html);
}

/** §8: the page if a page and then its error page failed. */
export const renderLastResort = (): string =>
  DOCTYPE + renderToStaticMarkup(<LastResort details="Error 500" />);

const renderPart = (part: ReactNode, identifierPrefix: string): string =>
  renderToStaticMarkup(withFormatters(part), { identifierPrefix });
