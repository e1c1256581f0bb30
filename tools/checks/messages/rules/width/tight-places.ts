// Finds the messages that have little room: on buttons, chips and tags, in tabs, menus and table heads.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import type { MessageCatalogue } from "#tools/checks/messages/message-catalogue.ts";
import { keysIn, namesKey, namespacesIn } from "#tools/checks/messages/source-keys.ts";
import { isTest, type SourceFile } from "#tools/checks/source-tree.ts";

/** Components that render a narrow box; the text is between their tags. */
const BOX = /<(Button|ButtonLink|Chip|ChipLink|Tag)\b[^]*?<\/\1>/g;
const SHOWN = />\s*\{([^<>]*)\}\s*</g;
/** Table heads, and the text of a button while it loads. */
const HEADS = /\bcolumns=\{\[[^]*?\]\}/g;
const BUSY = /\bloadingText=\{[^}]*\}/g;

/** Labels that reach their box through a variable, so that no file contains both: `namespace key`. */
export const LISTED: readonly RegExp[] = [
  /^brandkit words\.copy$/,
  /^common actions\./,
  /^dappDetail header\.favourited?$/,
  /^dappstore card\.(?:audited|new)$/,
  /^donation wallet\.(?:start|connect)$/,
  /^downloads tabs\./,
  // Only the bar is tight. An entry of its menus has the width of the sentence below it.
  /^header (?:bar\.download|\w+\.title)$/,
  /^home community\.enter$/,
  /^home hero\.primary/,
  /^mail \w+\.action$/,
  /^(?:receipt page|success)[ .]copyLink$/,
  /^submitCommon logo\.(?:choose|replace)$/,
  /^submitCommon preflight\.(?:run|again|continue)$/,
  /^submit\w+ \w+\.add$/,
  /^verify drop\.(?:choose|another)$/,
];

const boxesIn = (text: string): string =>
  [
    ...Array.from(text.matchAll(BOX), ([box]) =>
      Array.from(box.matchAll(SHOWN), ([, shown]) => shown),
    ).flat(),
    ...Array.from(text.matchAll(HEADS), ([heads]) => heads),
    ...Array.from(text.matchAll(BUSY), ([busy]) => busy),
  ].join("\n");

const DRAWING = /^src\/(?!pages\/styleguide\/).*\.tsx$/;

/** Returns the tight places as `namespace key`. */
export function tightPlaces({ messages }: MessageCatalogue, files: readonly SourceFile[]): string[] {
  const drawn = files
    .filter((file) => DRAWING.test(file.path) && !isTest(file))
    .map(({ text }) => ({ namespaces: namespacesIn(text), keys: keysIn(boxesIn(text)) }))
    .filter(({ keys }) => keys.literals.size + keys.templates.length > 0);
  return Object.entries(messages[FALLBACK_LANGUAGE] ?? {}).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .filter(
        (key) =>
          LISTED.some((pattern) => pattern.test(`${namespace} ${key}`)) ||
          drawn.some(({ namespaces, keys }) => namesKey(`${namespace}.${key}`, namespaces, keys)),
      )
      .map((key) => `${namespace} ${key}`),
  );
}
