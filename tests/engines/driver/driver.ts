/** What a journey needs of a browser engine. Each engine implements it with its own protocol. */

export const KEYS = ["ArrowDown", "ArrowUp", "Enter", "Escape", "Tab", "Backspace"] as const;
export type Key = (typeof KEYS)[number];

export interface Driver {
  /** Errors and warnings in the console, and requests that failed. */
  readonly complaints: string[];
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It uses its arguments only, and both sides of it are JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** By the pointer, at this place of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** By the keyboard, into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  choose(css: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** One started browser, for the journeys of a file. */
export interface Engine {
  /** A page of a visitor who was never here before. */
  newPage(): Promise<Driver>;
  close(): Promise<void>;
}

export const VIEWPORT = { width: 1280, height: 800 };
