/** Where the reader is, for the links of the shell: the current page, and the same page in other languages. */
import { createContext, use } from "react";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { addressInLanguage } from "#shell/language/language-address.ts";
import type { NotFoundData } from "#shell/not-found/not-found-data.ts";

export interface PagePlace {
  /**
   * The same for the same place; undefined for an address without a page or with a query, because anybody can make them
   * up: filling and encoding the shell of each search takes longer than filling it.
   */
  readonly id: string | undefined;
  /** The `aria-current` of a link to this path. */
  readonly currentMark: (path: string) => "page" | undefined;
  readonly addressIn: (language: Language) => string;
  /** Set if the addresses in other languages must stay as served, because the current address has no page. */
  readonly fixedMark: string | undefined;
}

interface Location {
  readonly pathname: string;
  /** The server has already removed unknown parameters. */
  readonly search: string;
}

export const pagePlace = ({ pathname, search }: Location, lost: NotFoundData | undefined): PagePlace => ({
  id: lost || search !== "" ? undefined : pathname,
  currentMark: (path) => (path === pathname ? "page" : undefined),
  addressIn: (language) =>
    lost
      ? localPath(language, lost.nearest ?? "/")
      : addressInLanguage({ pathname, search, hash: "" }, language),
  fixedMark: lost ? "" : undefined,
});

export const PagePlaceContext = createContext<PagePlace>(pagePlace({ pathname: "/", search: "" }, undefined));

export const usePagePlace = (): PagePlace => use(PagePlaceContext);
