import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import type { RequiredFact } from "#features/catalogue/refine.ts";
import { useCount } from "#i18n/formats/small-number.ts";
import { useLocalPath } from "#i18n/language.tsx";
import type { Choices } from "#pages/dappstore/load-content.ts";
import {
  isFiltered,
  refined,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "#pages/dappstore/store-address.ts";
import { ChipLink, ChipRow } from "#ui/tag/chip.tsx";
import { keptForSearches } from "./kept-for-searches.tsx";
import styles from "./refine.module.css";

interface RefineProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly choices: Shown;
}

interface Shown extends Pick<Choices, "sorts"> {
  readonly kinds: readonly Counted<Choices["kinds"][number]>[];
  readonly facts: readonly Counted<Choices["facts"][number]>[];
}

type Counted<Choice> = Omit<Choice, "count"> & { readonly count: number | string };

/** Sorts and filters the list by links: every choice is an address. */
function Groups({ address, categories, choices: { sorts, kinds, facts } }: RefineProps) {
  const t = useTranslations("dappstore.refine");
  const chip = useChips(address, categories);
  return (
    <details className={styles.refine} open={address.sort !== "editors" || isFiltered(address)}>
      <summary className={styles.summary}>{t("title")}</summary>
      {sorts.length > 0 && (
        <Group label={t("sort")}>{sorts.map((sort) => chip(t(sort), { sort }, sort === address.sort))}</Group>
      )}
      {(kinds.length > 1 || address.kind) && (
        <Group label={t("kind")}>
          {chip(t("allKinds"), { kind: null }, address.kind === null)}
          {kinds.map(({ key, label, count }) => chip(label, { kind: key }, key === address.kind, count))}
        </Group>
      )}
      {facts.length > 0 && (
        <Group label={t("facts")}>
          {facts.map(({ key, label, count }) =>
            chip(label, { facts: toggled(address.facts, key) }, address.facts.includes(key), count),
          )}
        </Group>
      )}
    </details>
  );
}

export const Refine = import.meta.env.SSR
  ? keptForSearches(Groups, {
      addressOf: ({ address }) => address,
      countsOf: ({ choices: { kinds, facts } }) => [...kinds, ...facts].map(({ key, count }) => [key, count]),
      withTexts: ({ categories, choices: { sorts, kinds, facts } }, address, countOf) => ({
        address,
        categories,
        choices: {
          sorts,
          kinds: kinds.map((kind) => ({ ...kind, count: countOf(kind.key) })),
          facts: facts.map((fact) => ({ ...fact, count: countOf(fact.key) })),
        },
      }),
    })
  : Groups;

/** Links to the same list with another choice. */
function useChips(address: StoreAddress, categories: readonly CategoryName[]) {
  const writeCount = useCount();
  const localPath = useLocalPath();
  return (
    label: string,
    change: Parameters<typeof refined>[1],
    selected: boolean,
    count?: number | string,
  ) => (
    <ChipLink
      key={label}
      size="tiny"
      selected={selected}
      href={localPath(storePath(refined(address, change), { categories }))}
    >
      {label}
      {count !== undefined && <span className={styles.count}>{writeCount(count)}</span>}
    </ChipLink>
  );
}

const toggled = (facts: readonly RequiredFact[], fact: RequiredFact): readonly RequiredFact[] =>
  facts.includes(fact) ? facts.filter((one) => one !== fact) : [...facts, fact];

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ChipRow label={label} scrolls="phone">
        {children}
      </ChipRow>
    </div>
  );
}
