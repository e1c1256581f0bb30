/** Articles as HTML. HTML in the source is shown as text, pictures are left out, headings begin below the page's. */
import MarkdownIt from "markdown-it";
import type { Language } from "#i18n/languages.ts";
import { inLanguage } from "#i18n/paths.ts";

interface RenderOptions {
  /** Of the reader: links to our own pages lead to theirs. */
  readonly language: Language;
  /** Put before links to our own pages, where the text is read elsewhere. */
  readonly origin?: string | undefined;
  /** The id of the sentence that says a link opens a new tab. */
  readonly newTabHintId?: string | undefined;
}

const isOwn = (href: string): boolean => /^\/(?!\/)/.test(href);

const markdown = new MarkdownIt({ html: false, typographer: false });

// No picture of an article's own is kept anywhere, and one from elsewhere would tell others who reads it.
markdown.renderer.rules["image"] = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? "");

markdown.core.ruler.push("below_the_title", ({ tokens }) => {
  for (const token of tokens) if (token.type.startsWith("heading_") && token.tag === "h1") token.tag = "h2";
});

markdown.renderer.rules["link_open"] = (tokens, at, options, env, self) => {
  const { language, origin = "", newTabHintId } = env as unknown as RenderOptions;
  const link = tokens[at];
  const href = String(link?.attrGet("href") ?? "");
  if (isOwn(href)) {
    link?.attrSet("href", origin + inLanguage(href, language));
  } else if (!href.startsWith("#")) {
    link?.attrSet("target", "_blank");
    link?.attrSet("rel", "noopener noreferrer nofollow");
    if (newTabHintId !== undefined) link?.attrSet("aria-describedby", newTabHintId);
  }
  return self.renderToken(tokens, at, options);
};

export const renderMarkdown = (content: string, options: RenderOptions): string =>
  markdown.render(content, { ...options });
