/** A receipt's timeline as an Atom feed, as private as the receipt. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import { receiptPath } from "#features/submissions/model.ts";
import { ownerVoice } from "#features/submissions/owners/owner-voice.ts";
import { timelineKey } from "#features/submissions/timeline-events.ts";
import { LANGUAGE_FACTS, isLanguage, FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import type { KeyBelow } from "#i18n/translate-key.ts";
import { ATOM_TYPE, writeAtom } from "#lib/feeds/atom.ts";
import type { SubmissionApiDeps } from "./refuse.ts";

export function mountReceiptFeed(app: OpenAPIHono, deps: SubmissionApiDeps): void {
  const { submissions, replies, text, origin } = deps;
  app.get("/feeds/receipts/:file{[\\w-]+\\.atom}", async (c) => {
    const token = c.req.param("file").slice(0, -".atom".length);
    const found = await submissions.receipt(token);
    if (!found.ok) return replies.sendFailure(c, "not_found");
    const { submission, events } = found.value;
    const language = isLanguage(submission.language) ? submission.language : FALLBACK_LANGUAGE;
    const t = (key: KeyBelow<"receipt">): string => text(language, `receipt.${key}`);
    const pageUrl = origin + receiptPath(language, token);
    const entries = events.flatMap(({ at, code, actor, note }, index) => {
      const key = timelineKey(code, actor, ownerVoice(at, found.value));
      if (key === null) return [];
      const title = t(`timeline.${key}`);
      const times = { publishedAt: at, changedAt: at };
      return [{ id: `${pageUrl}#${index}`, title, url: pageUrl, summary: note || title, ...times }];
    });
    const feed = {
      title: submission.name,
      description: t("page.lead"),
      language: LANGUAGE_FACTS[language].htmlLang,
      author: text(language, "seo.siteName"),
      pageUrl,
      selfUrl: `${origin}/feeds/receipts/${token}.atom`,
      entries: entries.toReversed(),
    };
    return c.body(writeAtom(feed), 200, { "content-type": ATOM_TYPE, "cache-control": "private, no-store" });
  });
}
