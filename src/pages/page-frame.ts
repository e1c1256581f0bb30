/** What every page's loader answers beside its own data: the texts of its head. */
import type { Messages } from "#i18n/generated/messages.ts";
import type { PageHead } from "#shell/head/page-head.ts";
import type { PageRequest } from "./page-context.ts";

type SeoName = {
  [Name in keyof Messages["seo"]]: Messages["seo"][Name] extends { title: string } ? Name : never;
}[keyof Messages["seo"]];

export interface PageFrame {
  readonly head: PageHead;
}

interface FrameOptions {
  readonly seo: SeoName;
  /** Values of the head's texts, where they have any. */
  readonly values?: Record<string, string>;
  readonly robots?: PageHead["robots"];
  /** `feedLinks()` makes them. */
  readonly feeds?: PageHead["feeds"];
}

export function pageFrame(request: PageRequest, options: FrameOptions): PageFrame {
  // The texts of some pages take values (a category, a title), which the union of all names cannot express.
  const text = request.translate as (key: string, values?: Record<string, string>) => string;
  const part = (name: string): string => text(`seo.${options.seo}.${name}`, options.values);
  return {
    head: {
      title: part("title"),
      description: part("description"),
      keywords: part("keywords"),
      ...(options.robots ? { robots: options.robots } : {}),
      ...(options.feeds ? { feeds: options.feeds } : {}),
    },
  };
}
