/**
 * Parts of the store that the server keeps although they contain the words and counts of a search. For the browser the
 * build leaves this out: there a part is itself.
 */
import type { ComponentType } from "react";
import { useCount } from "#i18n/formats/small-number.ts";
import type { StoreAddress } from "#pages/dappstore/store-address.ts";
import { KeptMarkup, type Gapped } from "#ui/kept-markup/kept-markup.tsx";

type Gaps = NonNullable<Gapped["gaps"]>;
type Counts = readonly (readonly [of: string, count: number | string])[];

/** What a part shows that differs from search to search. */
interface SearchTexts<Props> {
  readonly addressOf: (props: Props) => StoreAddress;
  readonly countsOf: (props: Props) => Counts;
  /** The same props with another address and other counts, and without what the part does not show. */
  readonly withTexts: (
    props: Props,
    address: StoreAddress,
    countOf: (of: string) => number | string,
  ) => Props;
}

const WORDS = "words";
const countName = (of: string): string => `count ${of}`;

export function keptForSearches<Props extends object>(
  Part: ComponentType<Props>,
  { addressOf, countsOf, withTexts }: SearchTexts<Props>,
): ComponentType<Props> {
  function Filled({ props, gaps = {} }: { readonly props: Props } & Gapped) {
    const address = { ...addressOf(props), key: gaps[WORDS] ?? "" };
    return <Part {...withTexts(props, address, (of) => gaps[countName(of)] ?? 0)} />;
  }
  return function Kept(props: Props) {
    const writeCount = useCount();
    const address = addressOf(props);
    const gaps: Gaps = Object.fromEntries([
      ...(address.key === "" ? [] : [[WORDS, address.key]]),
      ...countsOf(props).map(([of, count]) => [countName(of), writeCount(count)]),
    ]);
    const kept = withTexts(props, { ...address, key: "" }, () => 0);
    return <KeptMarkup of={Filled} props={{ props: kept }} gaps={gaps} />;
  };
}
