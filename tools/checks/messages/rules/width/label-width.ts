// Limits how much wider than English a label in a tight place may be; the layout has room for that much.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { type CodeRule, type Finding, messagesOf } from "#tools/checks/messages/message-catalogue.ts";
import { readingsOf, shapeOf } from "#tools/checks/messages/icu-shape.ts";
import { textWidth } from "./text-width.ts";
import { LISTED, tightPlaces } from "./tight-places.ts";

const MOST = 1.6;
/** About eight letters. No button is narrower, so a shorter English word (“Go”) counts as this wide. */
const LEAST_ENGLISH = 460;

const finding = (where: string, problem: string): Finding => ({ rule: "label-width", where, problem });

/** The widest variant. Values are left out, because they are equally wide in every language. */
const labelWidth = (text: string): number =>
  shapeOf(text) === null ? 0 : Math.max(...readingsOf(text).map(textWidth));

export const labelWidths: CodeRule = (catalogue, files) => {
  const places = new Set(tightPlaces(catalogue, files));
  const labels = messagesOf(catalogue)
    .map(({ namespace, key, ...rest }) => ({ ...rest, place: `${namespace} ${key}` }))
    .filter(({ place }) => places.has(place));
  const room = new Map(
    labels
      .filter(({ language }) => language === FALLBACK_LANGUAGE)
      .map(({ place, text }) => [place, Math.max(labelWidth(text), LEAST_ENGLISH) * MOST] as const),
  );
  const tooWide = labels
    .map(({ where, place, text }) => ({
      where,
      text,
      over: labelWidth(text) / (room.get(place) ?? Infinity),
    }))
    .filter(({ over }) => over > 1)
    .map(({ where, text, over }) =>
      finding(where, `is ${(over * MOST).toFixed(2)} × as wide as in English, of ${MOST}: “${text}”`),
    );
  const unneeded = LISTED.filter((pattern) => !Array.from(places).some((place) => pattern.test(place))).map(
    ({ source }) => finding("tight-places.ts", `${source} names no message`),
  );
  return [...tooWide, ...unneeded];
};
