import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { mountFollowing } from "./api/following.ts";
import { mountLostLink } from "./api/lost-link.ts";
import { mountReceiptFeed } from "./api/receipt-feed.ts";
import type { SubmissionApiDeps } from "./api/refuse.ts";
import { mountSending } from "./api/sending.ts";
import { readPictureName, type PictureName } from "./uploads/sized-pictures.ts";

export function submissionApi(deps: SubmissionApiDeps): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: deps.replies.defaultHook });
  mountSending(app, deps);
  mountFollowing(app, deps);
  mountReceiptFeed(app, deps);
  mountLostLink(app, deps);

  const pictureFor = (c: Context, name: PictureName) =>
    deps.submissions.picture(name, c.req.header("accept") ?? "");

  app.get("/uploads/:file", async (c) => {
    const name = readPictureName(c.req.param("file"));
    if (name === null) return c.notFound();
    const isPublic = await deps.submissions.isPicturePublic(name.id);
    const file = isPublic || isShownByOurPage(c) ? await pictureFor(c, name) : null;
    if (!file) return c.notFound();
    const caching = isPublic && file.isFinal ? PUBLIC_PICTURE : PRIVATE_PICTURE;
    return new Response(Buffer.from(file.bytes), {
      headers: { "content-type": `image/${file.format}`, ...caching },
    });
  });
  return app;
}

/** The content never changes under its name, but a removed picture must be gone within a day. */
const PUBLIC_PICTURE = {
  "cache-control": "public, max-age=86400",
  vary: "accept",
  "cross-origin-resource-policy": "cross-origin",
};

const PRIVATE_PICTURE = {
  "cache-control": "private, no-store",
  vary: "sec-fetch-site, sec-fetch-dest",
};

/**
 * An unreviewed picture must not be one that anybody can link to under our name. Only our own pages show it, in
 * the sender's form and receipt; browsers report that in Sec-Fetch headers.
 */
const isShownByOurPage = (c: Context): boolean =>
  c.req.header("sec-fetch-site") === "same-origin" && c.req.header("sec-fetch-dest") === "image";
