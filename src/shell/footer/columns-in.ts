/** The footer's columns, as content/site/footer.json describes them. */
import type { useTranslations } from "use-intl";
import data from "#content/site/footer.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";
import { isOffered } from "#shell/navigation/offer.ts";

type FooterKey = Parameters<ReturnType<typeof useTranslations<"footer">>>[0];

type ColumnName = "products" | "tools" | "explorer" | "build" | "learn" | "company" | "support" | "legal";

/** A key of the `footer` messages that names a column or a link. */
type ColumnKey = Extract<FooterKey, `${ColumnName}.${string}`>;

export interface FooterLink {
  readonly title: ColumnKey;
  /** A target of navigation/resolve-link.ts. */
  readonly target: string;
  /** Hidden in all other languages. */
  readonly onlyIn?: readonly Language[];
}

export interface FooterColumn {
  readonly title: ColumnKey;
  readonly links: readonly FooterLink[];
}

/** columns-in.test.ts validates the shape, so that the browser needs no schema. */
const columns = data.columns as readonly FooterColumn[];

const isShown = ({ target, onlyIn }: FooterLink, language: Language): boolean =>
  isOffered(target) && (onlyIn?.includes(language) ?? true);

export const columnsIn = (language: Language): readonly FooterColumn[] =>
  columns
    .map(({ title, links }) => ({ title, links: links.filter((link) => isShown(link, language)) }))
    .filter(({ links }) => links.length > 0);
