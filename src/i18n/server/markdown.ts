/** Renders long Markdown texts to HTML. Raw HTML in them is escaped. */
import MarkdownIt from "markdown-it";

export interface LongText {
  readonly html: string;
  /** The second-level headings, for a table of contents. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
}

interface MarkdownOptions {
  /** Adds the language to links that begin with a slash, because the texts name pages without one. */
  readonly localPath: (path: string) => string;
  /** The id of the hint that a link opens a new tab. */
  readonly newTabHintId?: string | undefined;
}

const markdown = new MarkdownIt({ html: false });

// We store no images for texts, and an image from another host would reveal the reader to that host.
markdown.renderer.rules["image"] = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? "");

export function renderMarkdown(source: string, { localPath, newTabHintId }: MarkdownOptions): LongText {
  const tokens = markdown.parse(source, {});
  const contents: { id: string; text: string }[] = [];
  tokens.forEach((token, index) => {
    // The page already has its own h1.
    if (token.type.startsWith("heading_") && token.tag === "h1") token.tag = "h2";
    if (token.type === "heading_open" && token.tag === "h2") {
      const id = `section-${contents.length + 1}`;
      token.attrSet("id", id);
      contents.push({ id, text: plainText(tokens[index + 1]?.children ?? []) });
    }
    for (const link of token.children?.filter(({ type }) => type === "link_open") ?? []) {
      const href = String(link.attrGet("href"));
      if (href.startsWith("/")) link.attrSet("href", localPath(href));
      else if (href.startsWith("http")) {
        link.attrSet("target", "_blank");
        link.attrSet("rel", "noopener");
        if (newTabHintId !== undefined) link.attrSet("aria-describedby", newTabHintId);
      }
    }
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

const plainText = (inline: readonly { readonly content: string }[]): string =>
  inline.map(({ content }) => content).join("");
