/** The Network Information API, where a browser has it. */
export interface ConnectionFacts {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const connectionOf = (browser: Navigator): ConnectionFacts | undefined =>
  (browser as Navigator & { connection?: ConnectionFacts }).connection;

/** Prefetching spends the reader's data on a guess: not for those who asked to save it, nor on a slow line. */
export const mayPrefetch = (connection: ConnectionFacts | undefined, prefersReducedData: boolean): boolean =>
  !prefersReducedData && !connection?.saveData && !connection?.effectiveType?.includes("2g");
