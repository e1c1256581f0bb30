import type { ContentKindName, ContentPage, ContentRecord } from "#features/publishing/model.ts";
import { deskCall, signedDeskCall } from "#desk/api/desk-client.ts";

export type Content = Readonly<Record<string, unknown>>;

const CONTENT = "/api/desk/content";

export const fetchContent = (kind: string, search: string): Promise<ContentPage> =>
  deskCall("GET", `${CONTENT}/${kind}${search}`);
export const fetchRecord = (kind: string, ref: string): Promise<ContentRecord> =>
  deskCall("GET", `${CONTENT}/${kind}/record?ref=${encodeURIComponent(ref)}`);
export const saveDraft = (kind: ContentKindName, ref: string, content: Content): Promise<{ id: number }> =>
  deskCall("POST", `${CONTENT}/${kind}/drafts`, { ref, content });
/** At once, or at a time in milliseconds. */
export const publishDraft = (id: number, at: number | null): Promise<{ ref: string }> =>
  deskCall("POST", `${CONTENT}/drafts/${id}/publication`, { at });
/** Asks for the passkey; a second person must agree. */
export const proposeOfficial = (kind: ContentKindName, content: Content, at: number | null): Promise<{ ref: string }> =>
  signedDeskCall("POST", `${CONTENT}/${kind}/publication`, { content, at });
export const discardDraft = (id: number): Promise<null> => deskCall("DELETE", `${CONTENT}/drafts/${id}`);

/** A Markdown text as a tree: texts, and elements with children. */
export type MarkdownNode =
  | string
  | { readonly tag: string; readonly href?: string; readonly children: readonly MarkdownNode[] };

export const parseMarkdown = (text: string): Promise<readonly MarkdownNode[]> =>
  deskCall("POST", `${CONTENT}/markdown`, { text });
