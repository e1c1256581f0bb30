/** Every call of the operators' desk, behind its gate. */
import type { Context } from "hono";
import { donationDeskApi } from "#features/donations/server/desk-api.ts";
import { deskReleaseApi } from "#features/downloads/server/desk-api.ts";
import { createDeskApi } from "#features/operators/server/desk-api.ts";
import { reportDeskApi } from "#features/problem-reports/server/desk-api.ts";
import { contentApi } from "#features/publishing/server/api.ts";
import { reviewActApi } from "#features/review/server/act-api.ts";
import { reviewApi } from "#features/review/server/api.ts";
import { eraseApi } from "#features/submissions/server/api/erase-api.ts";
import { subscriberDeskApi } from "#features/subscriptions/server/desk-api.ts";
import type { Language } from "#i18n/languages.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { Foundation } from "#server/foundation.ts";
import { findApi } from "./find-api.ts";
import { previewTextsApi } from "./preview-texts-api.ts";
import { textsOf, type Services } from "#server/services.ts";

interface DeskParts {
  readonly services: Services;
  readonly replies: Replies;
  readonly languageOf: (c: Context) => Language;
}

export function createDeskCalls(
  { log, catalogue: texts }: Pick<Foundation, "log" | "catalogue">,
  { services, replies, languageOf }: DeskParts,
) {
  const { operators, review, submissions, catalogue, donations, downloads, publishing, subscriptions } =
    services;
  const desk = createDeskApi({ operators, replies, log });
  desk.route("/", reviewApi({ review, submissions, catalogue, replies, languageOf, text: textsOf(texts) }));
  desk.route("/", reviewActApi({ review, replies }));
  desk.route("/", donationDeskApi({ donations, submissions, replies }));
  desk.route("/", subscriberDeskApi({ subscriptions, replies }));
  desk.route("/", eraseApi({ submissions, replies }));
  desk.route("/", contentApi({ publishing, replies }));
  desk.route("/", reportDeskApi({ reports: services.problemReports, replies }));
  desk.route("/", findApi({ review, listings: services.listings, replies }));
  desk.route("/", deskReleaseApi({ downloads, replies }));
  desk.route("/", previewTextsApi({ catalogue: texts, replies }));
  return desk;
}
