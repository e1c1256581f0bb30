import { OpenAPIHono } from "@hono/zod-openapi";
import { uploadIdOf } from "#features/submissions/model.ts";
import { mountFollowing } from "./api/following.ts";
import { mountReceiptFeed } from "./api/receipt-feed.ts";
import type { SubmissionApiDeps } from "./api/refuse.ts";
import { mountSending } from "./api/sending.ts";

export function submissionApi(deps: SubmissionApiDeps): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: deps.replies.defaultHook });
  mountSending(app, deps);
  mountFollowing(app, deps);
  mountReceiptFeed(app, deps);

  // Named by its content, so it never changes; and it is ours: no byte of what was uploaded is in it.
  app.get("/uploads/:file", async (c) => {
    const file = c.req.param("file");
    const id = /^[\da-f]{64}\.png$/.test(file) ? uploadIdOf(file) : null;
    const bytes = id === null ? null : await deps.submissions.logo(id);
    if (!bytes) return c.notFound();
    return new Response(Buffer.from(bytes), {
      headers: {
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  });
  return app;
}
