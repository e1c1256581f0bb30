import { data, type RouterContextProvider } from "react-router";
import { slots } from "#brand/brand.ts";
import { localPath } from "#i18n/paths.ts";
import { renderMarkdown } from "#i18n/server/markdown.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** `brand/<id>/content/policies/<name>-<language>.md` */
const TEXTS = import.meta.glob<string>("/build/content/policies/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A policy that the brand adds to ours. */
export function load(context: Readonly<RouterContextProvider>, name: string | undefined) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const policy = slots.policies.find((one) => one.name === name);
  const text = TEXTS[`/build/content/policies/${policy?.name}-${language}.md`];
  if (!policy || text === undefined) throw data(null, { status: 404 });
  const [title, summary] = [policy.title[language], policy.summary[language]];
  return {
    ...pageFrame(request, { seo: "policy", values: { title, summary } }),
    title,
    summary,
    html: renderMarkdown(text, { localPath: (target) => localPath(language, target) }).html,
  };
}
