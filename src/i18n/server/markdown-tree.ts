/** Parses Markdown into a tree. The desk renders it with React, because its policy allows no HTML from texts. */
import MarkdownIt from "markdown-it";

export type MarkdownNode = string | MarkdownElement;

export interface MarkdownElement {
  readonly tag: string;
  readonly href?: string | undefined;
  readonly children: readonly MarkdownNode[];
}

interface OpenElement {
  readonly tag: string;
  readonly href?: string | undefined;
  readonly children: MarkdownNode[];
}

const markdown = new MarkdownIt({ html: false });

type Token = ReturnType<typeof markdown.parse>[number];

export function parseMarkdown(source: string): MarkdownNode[] {
  const root: OpenElement = { tag: "", children: [] };
  build(markdown.parse(source, {}), [root]);
  return root.children;
}

/** `open` is the path from the root to the element that is being filled. */
function build(tokens: readonly Token[], open: OpenElement[]): void {
  for (const token of tokens) {
    const top = open.at(-1);
    if (!top) return;
    if (token.nesting === 1) {
      const address = token.attrGet("href");
      const href = address === null ? undefined : String(address);
      // The page has its own h1.
      const element: OpenElement = { tag: token.tag === "h1" ? "h2" : token.tag, href, children: [] };
      top.children.push(element);
      open.push(element);
    } else if (token.nesting === -1) open.pop();
    else if (token.type === "inline") build(token.children ?? [], open);
    else top.children.push(...leafOf(token));
  }
}

function leafOf({ type, tag, content }: Token): MarkdownNode[] {
  if (type === "softbreak") return ["\n"];
  if (type === "hardbreak" || type === "hr") return [{ tag, children: [] }];
  if (type === "code_inline") return [{ tag: "code", children: [content] }];
  if (type === "fence" || type === "code_block") return [{ tag: "pre", children: [content] }];
  return content === "" ? [] : [content];
}
