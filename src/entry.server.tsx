import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { ServerMessages } from "#i18n/server-messages.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { LastResort } from "#shell/error-page/last-resort.tsx";
import { ServerIslandsContext } from "#shell/islands/server-islands.ts";

// The server fills these contexts, so their keys must be the same objects as in this bundle.
export { pageRequestContext, servicesContext } from "#pages/page-context.ts";

const RENDER_TIMEOUT_MS = 6_000;

/** Renders the whole page to one buffer: pages are cached, and their inline scripts are hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // React renders in the next turn. Pages whose data came at the same moment would all be rendered in that one.
  await context.get(pageRequestContext).nextTurn();
  return new Promise((resolve, reject) => {
    let code = status;
    const chunks: Uint8Array[] = [];
    const body = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(Buffer.concat(chunks), { headers, status: code }));
        done();
      },
    });
    const { allMessages, islandFiles, publishIsland } = context.get(pageRequestContext);
    const islands = { render: renderIsland, publish: publishIsland, files: islandFiles };
    const page = (
      <ServerMessages value={allMessages}>
        <ServerIslandsContext value={islands}>
          <ServerRouter context={entryContext} url={request.url} />
        </ServerIslandsContext>
      </ServerMessages>
    );
    const isErrorPage = entryContext.staticHandlerContext.errors !== null;
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(body),
      onShellError(error) {
        clearTimeout(timer);
        if (isErrorPage) resolve(lastResort(headers));
        else reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        code = 500;
        if (isErrorPage) context.get(pageRequestContext).reportError(error);
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** §8: the response if a page and then its error page failed. */
function lastResort(headers: Headers): Response {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(<LastResort details="Error 500" />)}`, {
    headers,
    status: 500,
  });
}

const renderIsland = (part: ReactNode, identifierPrefix: string): string =>
  renderToString(part, { identifierPrefix });

/** Logs an error of a loader or component with the request's id; an aborted request is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).reportError(error);
};
