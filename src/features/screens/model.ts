/** The pictures of the app: drawn by us, with texts in the reader's language and amounts that are examples. */
import type { Language } from "#i18n/languages.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

const PHONE: Size = { width: 300, height: 620 };

export const SCREENS = {
  wallet: PHONE,
  swap: PHONE,
  dapps: PHONE,
  sign: PHONE,
  extension: { width: 560, height: 430 },
  hardware: { width: 560, height: 430 },
} as const satisfies Record<string, Size>;

export type ScreenName = keyof typeof SCREENS;

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

/** The id of the group that pages refer to. */
export const SCREEN_ID = "screen";

/** The folder of the drawings, one file per screen and language. */
export const SCREENS_PATH = "/pictures/screens";

export const screenPath = (name: ScreenName, language: Language): string =>
  `${SCREENS_PATH}/${name}.${language}.svg`;

interface TypeFrame {
  /** In px, the largest first. */
  readonly sizes: readonly [number, ...number[]];
  readonly width: number;
  readonly maxLines: number;
  readonly weight: number;
}

export interface TypesetText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Measures texts with the fonts of the pages. Only the server can. */
export interface Typeset {
  /** Breaks a text into lines that fit the frame. */
  readonly linesOf: (text: string, frame: TypeFrame) => TypesetText;
  /** In px, on one line. */
  readonly widthOf: (text: string, size: number, weight: number) => number;
}
