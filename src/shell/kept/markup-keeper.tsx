/** Keeps the markup of parts by their props. On a page a part is a slot, which is filled when the page is complete. */
import type { ComponentType, ReactNode } from "react";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import type { MessageTree } from "#i18n/message-tree.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { HostVariantProvider, useHostVariant } from "#shell/navigation/host-variant-context.tsx";
import type { KeptMarkupProps } from "#ui/kept-markup/kept-markup.tsx";
import { withoutPreloads } from "./shell-template.ts";
import { slotId } from "./slots.ts";

type Render = (part: ReactNode) => string;

/** A card is about 2 KB. */
const MAX_PARTS = 5_000;

/** How ids of useId begin. They differ from page to page, so a part that generates one cannot be kept. */
const GENERATED_ID = '"_R_';

/** By the messages, so that a process that loads others starts anew, and every language has its own. */
type Kept = WeakMap<MessageTree, WeakMap<ComponentType<never>, RecentMap<string, string>>>;

function keptOf(kept: Kept, messages: MessageTree, part: ComponentType<never>): RecentMap<string, string> {
  const ofLanguage = kept.get(messages) ?? new WeakMap<ComponentType<never>, RecentMap<string, string>>();
  kept.set(messages, ofLanguage);
  const ofPart = ofLanguage.get(part) ?? new RecentMap<string, string>(MAX_PARTS);
  ofLanguage.set(part, ofPart);
  return ofPart;
}

interface PageSlots {
  /** All messages of the page's language. */
  readonly messages: MessageTree;
  readonly parts: Map<string, string>;
}

/** Returns the keeper for one page. Islands and static parts have different markup, so each has its own. */
export function createMarkupKeepers(
  render: Render,
): (page: PageSlots) => ComponentType<KeptMarkupProps<object>> {
  const kept: Kept = new WeakMap();
  return ({ messages, parts }) =>
    function MarkupKeeper({ of: Part, props }) {
      const language = useLanguage();
      const variant = useHostVariant();
      const ofPart = keptOf(kept, messages, Part as ComponentType<never>);
      const key = variant + JSON.stringify(props);
      let html = ofPart.get(key);
      if (html === undefined) {
        const part = (
          <LanguageProvider language={language} messages={messages}>
            <HostVariantProvider variant={variant}>
              <Part {...props} />
            </HostVariantProvider>
          </LanguageProvider>
        );
        html = withoutPreloads(render(part));
        if (html.includes(GENERATED_ID)) throw new Error(`A kept part uses useId: ${Part.name}`);
        ofPart.set(key, html);
      }
      const name = String(parts.size);
      parts.set(name, html);
      return <template id={slotId(name)} />;
    };
}
