import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { readSha256, textIn, type KnownFake, type Release } from "#features/downloads/model.ts";
import {
  wireFakeSchema,
  wireReleaseSchema,
  type WireFake,
  type WireRelease,
} from "#features/downloads/schema.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { DownloadService } from "./service.ts";

interface DownloadApiDeps {
  readonly downloads: DownloadService;
  readonly replies: Replies;
  readonly languageOf: (c: Context) => Language;
}

const lang = z.string().optional().openapi({ description: "The language of the texts.", example: "en" });

const listRoute = createRoute({
  method: "get",
  path: "/v1/release/list",
  summary: "All releases and known fakes",
  description:
    "Every version that was published, with its state and the fingerprints to compare a file with. Programs that decide by it should read `/data/releases.json`, which can be checked for wholeness.",
  request: { query: z.object({ lang }) },
  responses: {
    200: dataResponse(
      "Releases and fakes",
      z.object({ releases: z.array(wireReleaseSchema), fakes: z.array(wireFakeSchema) }),
    ),
    ...failureResponses("unavailable"),
  },
});

const checkRoute = createRoute({
  method: "get",
  path: "/v1/release/check",
  summary: "What a file with this hash is",
  description:
    "`genuine` and `outdated` are files we published. `delisted` and `unsafe` are too, but should not be used. `fake` is a known harmful copy, `unknown` is not ours, and `no-list` means that there is nothing to compare with.",
  request: {
    query: z.object({
      sha256: z
        .string()
        .max(200, "invalid_hash")
        .refine((pasted) => readSha256(pasted) !== null, "invalid_hash")
        .openapi({ description: "The SHA-256 of the file, in hexadecimal." }),
      lang,
    }),
  },
  responses: {
    200: dataResponse(
      "The verdict",
      z.object({
        verdict: z.enum(["genuine", "outdated", "delisted", "unsafe", "fake", "unknown", "no-list"]),
        release: wireReleaseSchema.nullable(),
        fake: wireFakeSchema.nullable(),
      }),
    ),
    ...failureResponses("validation", "unavailable"),
  },
});

export function downloadApi({ downloads, replies, languageOf }: DownloadApiDeps) {
  const { sendData, sendFailure } = replies;
  const app = new OpenAPIHono({ defaultHook: replies.defaultHook });
  app.openapi(listRoute, async (c) => {
    const language = languageOf(c);
    const [releases, fakes] = [await downloads.releases(), await downloads.knownFakes()];
    return sendData(c, {
      releases: releases.map((release) => toWireRelease(release, language)),
      fakes: fakes.map((fake) => toWireFake(fake, language)),
    });
  });
  app.openapi(checkRoute, async (c) => {
    const language = languageOf(c);
    const result = await downloads.check(c.req.valid("query").sha256);
    if (!result.ok) return sendFailure(c, "validation", { fields: [{ path: "sha256", code: result.code }] });
    const verdict = result.value;
    return sendData(c, {
      verdict: verdict.kind,
      release: "release" in verdict ? toWireRelease(verdict.release, language) : null,
      fake: "fake" in verdict ? toWireFake(verdict.fake, language) : null,
    });
  });
  return app;
}

function toWireRelease(release: Release, language: Language): WireRelease {
  const notes = textIn(release.notes, language);
  const reason = release.reason && textIn(release.reason, language);
  return {
    hid: release.id,
    platform: release.platform,
    variant: release.variant,
    version: release.version,
    date: release.date,
    url: release.url,
    size: release.sizeBytes,
    sha256: release.sha256,
    certificate_sha256: release.certificateSha256,
    state: release.state,
    notes: notes.text,
    notes_lang: LANGUAGE_FACTS[notes.language].htmlLang,
    reason: reason?.text ?? null,
    reason_lang: reason ? LANGUAGE_FACTS[reason.language].htmlLang : null,
    delisted_on: release.delistedOn,
  };
}

function toWireFake(fake: KnownFake, language: Language): WireFake {
  const notes = textIn(fake.notes, language);
  return {
    hid: fake.id,
    platform: fake.platform,
    version: fake.version,
    sha256: fake.sha256,
    notes: notes.text,
    notes_lang: LANGUAGE_FACTS[notes.language].htmlLang,
    demonstration: fake.isDemonstration,
  };
}
