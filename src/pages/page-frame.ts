/** What every page's loader answers beside its own data: the texts of its head. */
import type { Messages } from "#i18n/generated/messages.ts";
import type { PageHead } from "#shell/head/page-head.ts";
import { shareTitle, type ShareArt, type ShareSubject } from "#shell/head/share-subject.ts";
import { breadcrumbs, type TrailStep } from "#shell/head/structured-data.ts";
import { wayTo, type PlacePath } from "#shell/head/trails.ts";
import type { PageRequest } from "./page-context.ts";

type SeoName = {
  [Name in keyof Messages["seo"]]: Messages["seo"][Name] extends { title: string } ? Name : never;
}[keyof Messages["seo"]];

export interface PageFrame {
  readonly head: PageHead;
}

interface FrameOptions extends Pick<PageHead, "robots" | "feeds" | "query" | "isArticle" | "structured"> {
  readonly seo: SeoName;
  /** Values of the head's texts, where they have any. */
  readonly values?: Record<string, string>;
  /** What the share picture shows other than the title and the page's usual drawing. */
  readonly share?: Partial<ShareSubject>;
  /** Where the page stands; search engines show the way there instead of the address. */
  readonly place?: PlacePath;
  /** The steps further down that no table can know, this page last. */
  readonly below?: readonly TrailStep[];
}

/** The drawing in a page's share picture; the pool where none is named. */
const SHARE_ART: Partial<Record<SeoName, ShareArt>> = {
  about: "shore",
  accessibility: "low-tide",
  dapp: "channel",
  dappstore: "shore",
  dappstoreCategory: "shore",
  developer: "channel",
  docs: "window",
  downloadApp: "depth",
  downloadPc: "window",
  downloadVersions: "depth",
  news: "tide",
  partner: "shore",
  privacy: "depth",
  recruiting: "flag",
  risk: "low-tide",
  submitDapp: "flag",
  submitNft: "flag",
  submitToken: "flag",
  terms: "tide",
  verify: "depth",
};

export function pageFrame(request: PageRequest, options: FrameOptions): PageFrame {
  const { seo, values, place, below = [], share, structured = [], ...head } = options;
  // The texts of some pages take values (a category, a title), which the union of all names cannot express.
  const text = request.translate as (key: string, values?: Record<string, string>) => string;
  const part = (name: string): string => text(`seo.${seo}.${name}`, values);
  const title = part("title");
  const picture = { title: shareTitle(title), beside: { art: SHARE_ART[seo] ?? "pool" }, ...share };
  const way = place ? wayTo(place).map(({ name, path }) => ({ name: request.translate(name), path })) : [];
  // Where search engines stay away there is nothing to tell them.
  const isTold = way.length > 0 && head.robots === undefined;
  const steps = isTold ? [breadcrumbs(request.publicOrigin, request.language, [...way, ...below])] : [];
  return {
    head: {
      ...head,
      title,
      description: part("description"),
      keywords: part("keywords"),
      structured: [...structured, ...steps],
      // What nobody shall find, nobody shall see announced.
      ...(head.robots ? {} : { share: picture }),
    },
  };
}
