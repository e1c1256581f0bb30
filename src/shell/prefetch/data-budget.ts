/** The Network Information API, if the browser has it. */
export interface ConnectionFacts {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const connectionOf = (browser: Navigator): ConnectionFacts | undefined =>
  (browser as Navigator & { connection?: ConnectionFacts }).connection;

/** Prefetching spends the reader's data on a guess: not for readers who save data, nor on a slow connection. */
export const mayPrefetch = (connection: ConnectionFacts | undefined, prefersReducedData: boolean): boolean =>
  !prefersReducedData && !connection?.saveData && !connection?.effectiveType?.includes("2g");
