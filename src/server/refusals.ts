/** Builds refusals: API clients get the envelope, readers a plain page in their language. */
import type { Context } from "hono";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { UNAVAILABLE_RETRY_SECONDS, type Replies } from "#platform/api/respond.ts";
import { databaseFault, type DatabaseFault } from "#platform/database/errors.ts";
import type { Log } from "#platform/log.ts";
import { BusyError } from "./overload/render-queue.ts";
import { plainPage } from "./plain-page.ts";
import { requestLanguage } from "./request-language.ts";
import type { ServerEnvironment } from "./server-environment.ts";

type Request = Context<ServerEnvironment>;

export interface Refusals {
  isApi: (c: Context) => boolean;
  refuse: (c: Request, code: "forbidden") => Response;
  tooLarge: (c: Context, max?: string) => Response;
  /** A page takes none but these. */
  methodNotAllowed: (c: Context, allow: readonly string[]) => Response;
  rateLimited: (c: Request, seconds: number) => Response;
  /** The body arrived too slowly. */
  tooSlow: (c: Request) => Response;
  /** The site is overloaded. */
  busy: (c: Request, seconds: number) => Response;
  onError: (error: Error, c: Request) => Response;
}

interface RefusalsOptions {
  readonly catalogue: MessageCatalogue;
  readonly replies: Replies;
  readonly log: Log;
  readonly bodyLimit: string;
}

const API_PATH = /^\/(?:v1|api|openapi\.json)(?:\/|$)/;

type WritePage = (
  c: Context,
  status: number,
  write: (t: ReturnType<MessageCatalogue["translate"]>) => [title: string, text: string],
  retryAfterSeconds?: number,
) => Response;

/** A plain page in the reader's language, with the time to wait if there is one. */
const plainPages =
  (catalogue: MessageCatalogue): WritePage =>
  (c, status, write, retryAfterSeconds) => {
    const language = requestLanguage(c);
    const t = catalogue.translate(language);
    const [title, text] = write(t);
    const response = plainPage({ status, language, title, text, home: t("error.errorPageFailedHome") });
    if (retryAfterSeconds !== undefined) response.headers.set("retry-after", String(retryAfterSeconds));
    return response;
  };

/** Sitemaps, feeds, open data, logos and pictures need the database as pages do. */
function outagePage(page: WritePage, c: Context, fault: DatabaseFault): Response {
  const text = fault === "full" ? "common.errors.storageFull" : "error.maintenance.text";
  return page(c, 503, (t) => [t("error.maintenance.title"), t(text)], UNAVAILABLE_RETRY_SECONDS);
}

export function createRefusals({ catalogue, replies, log, bodyLimit }: RefusalsOptions): Refusals {
  const isApi = (c: Context): boolean => API_PATH.test(c.req.path);
  const page = plainPages(catalogue);
  const busy = (c: Request, seconds: number): Response =>
    isApi(c)
      ? replies.sendFailure(c, "busy", { values: { seconds } })
      : page(c, 503, (t) => [t("error.busy.title"), t("error.busy.text")], seconds);

  return {
    isApi,
    refuse: (c, code) =>
      isApi(c)
        ? replies.sendFailure(c, code)
        : page(c, 403, (t) => [t("error.title"), t("common.errors.forbidden")]),
    tooLarge: (c, max = bodyLimit) =>
      isApi(c)
        ? replies.sendFailure(c, "too_large", { values: { max } })
        : page(c, 413, (t) => [t("error.title"), t("common.errors.tooLarge", { max })]),
    rateLimited: (c, seconds) =>
      isApi(c)
        ? replies.sendFailure(c, "rate_limited", { values: { seconds } })
        : page(c, 429, (t) => [t("error.tooMany.title"), t("error.tooMany.text")], seconds),
    methodNotAllowed(c, allow) {
      const response = page(c, 405, (t) => [t("error.title"), t("common.errors.methodNotAllowed")]);
      response.headers.set("allow", allow.join(", "));
      return response;
    },
    tooSlow: (c) =>
      isApi(c)
        ? replies.sendFailure(c, "timeout")
        : page(c, 408, (t) => [t("error.title"), t("common.errors.timeout")]),
    busy,
    /** §8: the response if even the error page cannot be rendered. */
    onError(error, c) {
      if (error instanceof BusyError) return busy(c, error.retryAfterSeconds);
      if (isApi(c)) return replies.onError(error, c);
      const id = c.get("requestId");
      const fault = databaseFault(error);
      if (fault !== null) {
        log.warn({ id, err: error }, "the database could not do what was asked");
        return outagePage(page, c, fault);
      }
      log.error({ id, err: error }, "the error page failed");
      return page(c, 500, (t) => [
        t("error.errorPageFailed"),
        t("common.errors.reference", { reference: id }),
      ]);
    },
  };
}
