import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { uploadIdOf } from "#features/submissions/model.ts";
import { mountFollowing } from "./api/following.ts";
import { mountLostLink } from "./api/lost-link.ts";
import { mountReceiptFeed } from "./api/receipt-feed.ts";
import type { SubmissionApiDeps } from "./api/refuse.ts";
import { mountSending } from "./api/sending.ts";

export function submissionApi(deps: SubmissionApiDeps): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: deps.replies.defaultHook });
  mountSending(app, deps);
  mountFollowing(app, deps);
  mountReceiptFeed(app, deps);
  mountLostLink(app, deps);

  app.get("/uploads/:file", async (c) => {
    const file = c.req.param("file");
    const id = /^[\da-f]{64}\.png$/.test(file) ? uploadIdOf(file) : null;
    if (id === null) return c.notFound();
    const isPublic = await deps.submissions.isLogoPublic(id);
    const bytes = isPublic || isShownByOurPage(c) ? await deps.submissions.logo(id) : null;
    if (!bytes) return c.notFound();
    return new Response(Buffer.from(bytes), { headers: isPublic ? PUBLIC_LOGO : PRIVATE_LOGO });
  });
  return app;
}

/** The content never changes under its name, but a removed logo must be gone within a day. */
const PUBLIC_LOGO = {
  "content-type": "image/png",
  "cache-control": "public, max-age=86400",
  "cross-origin-resource-policy": "cross-origin",
};

const PRIVATE_LOGO = {
  "content-type": "image/png",
  "cache-control": "private, no-store",
  vary: "sec-fetch-site, sec-fetch-dest",
};

/**
 * An unreviewed logo must not be a picture that anybody can link to under our name. Only our own pages show it, in
 * the sender's form and receipt; browsers report that in Sec-Fetch headers.
 */
const isShownByOurPage = (c: Context): boolean =>
  c.req.header("sec-fetch-site") === "same-origin" && c.req.header("sec-fetch-dest") === "image";
