/** How a request is turned away: callers of the JSON API get the envelope, readers a plain page in their language. */
import type { Context } from "hono";
import type { Catalogue } from "#i18n/server/catalogue.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { Log } from "#platform/log.ts";
import { plainPage } from "./plain-page.ts";
import { requestLanguage } from "./request-language.ts";
import type { ServerEnvironment } from "./server-environment.ts";

type Request = Context<ServerEnvironment>;

export interface Refusals {
  isApi: (c: Context) => boolean;
  refuse: (c: Request, code: "forbidden") => Response;
  tooLarge: (c: Context, max?: string) => Response;
  rateLimited: (c: Request, seconds: number) => Response;
  onError: (error: Error, c: Request) => Response;
}

interface RefusalsOptions {
  readonly catalogue: Catalogue;
  readonly replies: Replies;
  readonly log: Log;
  readonly bodyLimit: string;
}

const API_PATH = /^\/(?:v1|api|openapi\.json)(?:\/|$)/;

export function createRefusals({ catalogue, replies, log, bodyLimit }: RefusalsOptions): Refusals {
  const isApi = (c: Context): boolean => API_PATH.test(c.req.path);

  function page(
    c: Context,
    status: number,
    write: (t: ReturnType<Catalogue["translate"]>) => [string, string],
  ) {
    const language = requestLanguage(c);
    const t = catalogue.translate(language);
    const [title, text] = write(t);
    return plainPage({ status, language, title, text, home: t("error.errorPageFailedHome") });
  }

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
    rateLimited(c, seconds) {
      if (isApi(c)) return replies.sendFailure(c, "rate_limited", { values: { seconds } });
      const response = page(c, 429, (t) => [t("error.tooMany.title"), t("error.tooMany.text")]);
      response.headers.set("retry-after", String(seconds));
      return response;
    },
    /** §8: when even the error page cannot be shown. */
    onError(error, c) {
      if (isApi(c)) return replies.onError(error, c);
      const id = c.get("requestId");
      log.error({ id, err: error }, "the error page failed");
      return page(c, 500, (t) => [
        t("error.errorPageFailed"),
        t("common.errors.reference", { reference: id }),
      ]);
    },
  };
}
