import { createElement, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { parseMarkdown, type MarkdownNode } from "#desk/publishing/content/content-calls.ts";
import { ProseTree } from "#ui/prose/prose.tsx";
import styles from "./fields.module.css";

/** The server parses the text as it does for readers; React renders the tree. */
export function MarkdownPreview({ text }: { readonly text: string }) {
  const t = useTranslations("deskContent.edit");
  const act = useAct();
  const [nodes, setNodes] = useState<readonly MarkdownNode[] | null>(null);
  return (
    <div className={styles.preview}>
      <div>
        <DeskButton
          isBusy={act.isBusy}
          onClick={() => void act.run(async () => setNodes(await parseMarkdown(text)))}
        >
          {t("showPreview")}
        </DeskButton>
      </div>
      {nodes && (
        <section aria-label={t("preview")} className={styles.article}>
          <MarkdownTree nodes={nodes} />
        </section>
      )}
    </div>
  );
}

export const MarkdownTree = ({ nodes }: { readonly nodes: readonly MarkdownNode[] }) => (
  <ProseTree>{nodes.map(render)}</ProseTree>
);

const VOID = new Set(["br", "hr"]);

function render(node: MarkdownNode, at: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, href, children } = node;
  const props = { key: at, ...(href !== undefined && { href, target: "_blank", rel: "noreferrer" }) };
  return VOID.has(tag) ? createElement(tag, props) : createElement(tag, props, ...children.map(render));
}
