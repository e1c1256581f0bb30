/** What people ask to do with some kinds of DApps. */
import type { Kind } from "#features/catalogue/kinds.ts";

export interface Intent {
  readonly kinds: readonly Kind[];
  /** Names of the intent, with commas between: "swap, swap tokens". Korean and Japanese verbs are stems. */
  readonly words: string;
  /**
   * Words that name it only together, wherever they stand: "buy|get + card|visa", one line each. Words of scripts
   * without spaces are looked for inside others.
   */
  readonly together?: string;
}
