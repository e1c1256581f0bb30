/** Keeps the markup of parts by their props. On a page a part is a slot, which is filled when the page is complete. */
import { use, type ComponentType, type ReactNode } from "react";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import type { MessageTree } from "#i18n/message-tree.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { escapeMarkup } from "#lib/text/escape-markup.ts";
import { HostVariantProvider, useHostVariant } from "#shell/navigation/host-variant-context.tsx";
import type { Gapped, Keep } from "#ui/kept-markup/kept-markup.tsx";
import { markable, markedHtml, type Markable } from "#ui/marked-text/marked-html.ts";
import { MarkedGapsContext, MarkedTermsContext } from "#ui/marked-text/marked-text.tsx";
import { cutAtGaps, fillGaps, gapMark, type CutMarkup } from "./gaps.ts";
import { withoutPreloads } from "./shell-template.ts";
import type { Slots } from "./slots.ts";

/** Ids that the part generates begin with the prefix. */
type Render = (part: ReactNode, identifierPrefix: string) => string;

/** Of every part in all languages, in characters: some thousand cards. */
const MAX_SIZE = 10_000_000;

/** How ids of useId begin. They differ from page to page, so a part that generates one without a prefix cannot be kept. */
const GENERATED_ID = '"_R_';

/** How the names of these gaps begin. */
const MARKED = "marked ";

const NO_GAPS: Gapped["gaps"] & object = {};

interface KeptPart extends CutMarkup {
  /** Texts in which each search marks other words; their gaps have their numbers. */
  readonly texts: readonly Markable[];
  readonly size: number;
}

type KeptParts = RecentMap<string, KeptPart>;

function keptOf(kept: WeakMap<ComponentType<never>, KeptParts>, part: ComponentType<never>): KeptParts {
  const ofPart = kept.get(part) ?? new RecentMap(MAX_SIZE, (key: string, { size }) => key.length + size);
  kept.set(part, ofPart);
  return ofPart;
}

/** Numbers the messages of each language, so that a process that loads others starts anew. */
const numbers = new WeakMap<MessageTree, number>();
let lastNumber = 0;

function numberOf(messages: MessageTree): number {
  const number = numbers.get(messages) ?? (lastNumber += 1);
  numbers.set(messages, number);
  return number;
}

function renderWithGaps(part: ReactNode, render: (part: ReactNode) => string, name: string): KeptPart {
  const texts: Markable[] = [];
  const leaveGap = (text: string): string => gapMark(MARKED + (texts.push(markable(text)) - 1));
  const html = withoutPreloads(render(<MarkedGapsContext value={leaveGap}>{part}</MarkedGapsContext>));
  if (html.includes(GENERATED_ID)) throw new Error(`A kept part uses useId: ${name}`);
  return { ...cutAtGaps(html), texts, size: html.length };
}

interface KeepingPage {
  /** All messages of the page's language. */
  readonly messages: MessageTree;
  /** Renders a part alone. */
  readonly render: Render;
  readonly slots: Slots;
}

/** By the words of a page, which all its cards share. */
const marking = new WeakMap<readonly string[], ReturnType<typeof markedHtml>>();

function markedOnce(terms: readonly string[]): ReturnType<typeof markedHtml> {
  const known = marking.get(terms) ?? markedHtml(terms);
  marking.set(terms, known);
  return known;
}

/** Returns the keeper for one page. Islands and static parts have different markup, so each has its own. */
export function createMarkupKeepers(): (page: KeepingPage) => Keep {
  const kept = new WeakMap<ComponentType<never>, KeptParts>();
  return ({ messages, render, slots }) =>
    function useKept({ of: Part, props, gaps = NO_GAPS, ids = "" }) {
      const language = useLanguage();
      const variant = useHostVariant();
      const terms = use(MarkedTermsContext);
      const ofPart = keptOf(kept, Part as ComponentType<never>);
      const names = Object.keys(gaps);
      const key = JSON.stringify([numberOf(messages), variant, ids, names, props]);
      let part = ofPart.get(key);
      if (part === undefined) {
        const Whole: ComponentType<Gapped> = Part;
        const marks = names.map((name) => [name, gapMark(name)]);
        part = renderWithGaps(
          <LanguageProvider language={language} messages={messages}>
            <HostVariantProvider variant={variant}>
              <Whole {...props} gaps={Object.fromEntries(marks)} />
            </HostVariantProvider>
          </LanguageProvider>,
          (content) => render(content, ids),
          Part.name,
        );
        ofPart.set(key, part);
      }
      const { texts } = part;
      const markedIn = markedOnce(terms);
      const markupOf = (gap: string): string => {
        const text = gap.startsWith(MARKED) ? texts[Number(gap.slice(MARKED.length))] : undefined;
        return text ? markedIn(text) : escapeMarkup(gaps[gap] ?? "");
      };
      const content = fillGaps(part, markupOf, (gap) => gaps[gap] ?? "");
      return <template id={slots.add(content)} />;
    };
}
