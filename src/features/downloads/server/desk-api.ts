/** Releases at the desk. Every change needs a second person (features/operators/second-person.ts). */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { markSchema, newFakeSchema, newReleaseSchema } from "#features/downloads/desk-schema.ts";
import type { KnownFake, Release } from "#features/downloads/model.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import type { DownloadService } from "./service.ts";

interface DeskReleaseDeps {
  readonly downloads: DownloadService;
  readonly replies: Replies;
}

export interface DeskReleases {
  readonly releases: readonly Omit<Release, "changedAt">[];
  readonly fakes: readonly KnownFake[];
}

const done = dataResponse("Done", z.null());
const refusals = failureResponses("unauthorized", "not_permitted", "passkey_needed");
const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { "application/json": { schema } } },
});

const listRoute = deskRoute("releases.read", {
  method: "get",
  path: "/api/desk/releases",
  responses: { 200: dataResponse("Every version and known fake", z.custom<DeskReleases>()), ...refusals },
});

const addRoute = deskRoute("releases.add", {
  method: "post",
  path: "/api/desk/releases",
  request: jsonBody(newReleaseSchema),
  responses: { 200: done, ...refusals, ...failureResponses("conflict") },
});

const markRoute = deskRoute("releases.mark", {
  method: "post",
  path: "/api/desk/releases/marks",
  request: jsonBody(markSchema),
  responses: { 200: done, ...refusals, ...failureResponses("not_found", "validation") },
});

const fakeRoute = deskRoute("releases.addFake", {
  method: "post",
  path: "/api/desk/releases/fakes",
  request: jsonBody(newFakeSchema),
  responses: { 200: done, ...refusals, ...failureResponses("conflict") },
});

const exportRoute = deskRoute("releases.read", {
  method: "get",
  path: "/api/desk/releases/export",
  responses: { 200: { description: "The list as `releases import` takes it" }, ...refusals },
});

/** The page hashed the file; the certificate is read by the command alone. */
const factsOf = (file: { readonly sizeBytes: number; readonly sha256: string }) => ({
  ...file,
  certificateSha256: null,
});

export function deskReleaseApi({
  downloads,
  replies: { sendData, sendFailure, defaultHook },
}: DeskReleaseDeps) {
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook });
  app.openapi(listRoute, async (c) => {
    const releases = await downloads.releases();
    return sendData(c, {
      releases: releases.map(({ changedAt: _changedAt, ...release }) => release),
      fakes: await downloads.knownFakes(),
    });
  });
  app.openapi(addRoute, async (c) => {
    const { file, ...release } = c.req.valid("json");
    const result = await downloads.addRelease({ ...release, facts: file && factsOf(file) });
    return result.ok ? sendData(c, null) : sendFailure(c, "conflict");
  });
  app.openapi(markRoute, async (c) => {
    const result = await downloads.mark(c.req.valid("json"));
    if (result.ok) return sendData(c, null);
    return result.code === "not_found"
      ? sendFailure(c, "not_found")
      : sendFailure(c, "validation", { fields: [{ path: "reason", code: "reason_missing" }] });
  });
  app.openapi(fakeRoute, async (c) => {
    const { file, ...fake } = c.req.valid("json");
    const result = await downloads.addFake({ ...fake, facts: factsOf(file) });
    return result.ok ? sendData(c, null) : sendFailure(c, "conflict");
  });
  app.openapi(exportRoute, async (c) =>
    c.body(`${JSON.stringify(await downloads.publishedList(), null, 2)}\n`, 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="releases.json"',
    }),
  );
  return app;
}
