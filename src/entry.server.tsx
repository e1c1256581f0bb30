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
import { ServerIslands } from "#shell/islands/server-islands.ts";

// The server fills these contexts; their keys must be the very objects inside this bundle.
export { pageRequestContext, servicesContext } from "#pages/page-context.ts";

const RENDER_TIMEOUT_MS = 6_000;

/** Renders the whole page to one buffer: pages are cached, and their inline scripts are hashed for the CSP. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
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
    const { allMessages, islandScripts } = context.get(pageRequestContext);
    const page = (
      <ServerMessages value={allMessages}>
        <ServerIslands value={{ draw: drawIsland, scripts: islandScripts }}>
          <ServerRouter context={entryContext} url={request.url} />
        </ServerIslands>
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

/** §8: a page that failed, and whose error page then failed too. */
function lastResort(headers: Headers): Response {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(<LastResort details="Error 500" />)}`, {
    headers,
    status: 500,
  });
}

const drawIsland = (part: ReactNode, identifierPrefix: string): string =>
  renderToString(part, { identifierPrefix });

/** An error of a loader or component goes to the log with the request's id; a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).reportError(error);
};
