/** Ctrl-K of the desk: submissions and listings by a part of their name, number or address. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { ListingDesk } from "#features/catalogue/server/desk/desk.ts";
import { mayDo } from "#features/operators/permissions.ts";
import { isRole } from "#features/operators/model.ts";
import type { Review } from "#features/review/server/service.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";

interface FindDeps {
  readonly review: Review;
  readonly listings: ListingDesk;
  readonly replies: Replies;
}

const MOST = 6;
const ALL_STATES = [
  "in_review",
  "awaiting_donation",
  "changes_requested",
  "approved",
  "live",
  "rejected",
  "withdrawn",
] as const;

const foundSchema = z.object({
  submissions: z.array(z.object({ number: z.string(), name: z.string(), state: z.string() })),
  listings: z.array(
    z.object({ kind: z.enum(["dapps", "tokens", "nfts"]), ref: z.string(), title: z.string() }),
  ),
});

const findRoute = deskRoute("review.read", {
  method: "get",
  path: "/api/desk/find",
  request: { query: z.object({ text: z.string().trim().min(2).max(100) }) },
  responses: {
    200: dataResponse("What has this text", foundSchema),
    ...failureResponses("unauthorized", "not_permitted"),
  },
});

const KINDS = { dapps: "dapp", tokens: "token", nfts: "nft" } as const;

export function findApi({ review, listings, replies: { sendData, defaultHook } }: FindDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook });
  app.openapi(findRoute, async (c) => {
    const { text } = c.req.valid("query");
    const found = await review.list({ states: ALL_STATES, search: text }, { limit: MOST, offset: 0 });
    const mayEdit = mayDo(c.get("desk").operator.roles.filter(isRole), "content.read");
    const kinds = mayEdit ? (["dapps", "tokens", "nfts"] as const) : [];
    const lists = await Promise.all(
      kinds.map(async (kind) => {
        const query = { search: text, isListed: null, start: 0, count: MOST };
        const { found: rows } = await listings.of[KINDS[kind]].list(query);
        return rows.map(({ ref, title }) => ({ kind, ref, title }));
      }),
    );
    return sendData(c, {
      submissions: found.map(({ number, name, state }) => ({ number, name, state })),
      listings: lists.flat(),
    });
  });
  return app;
}
