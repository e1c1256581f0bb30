/** Thrown when a client has used up a limit; a caller that has the typed input can return it. */
const CODE = "too_many";

export class TooManyError extends Error {
  readonly code = CODE;
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too many");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * For `catch`: returns how long to wait and rethrows other errors. It compares the code, because the built pages
 * contain a copy of the class.
 */
export function waitFromError(error: unknown): { readonly waitMinutes: number } {
  if (!(error instanceof Error && "code" in error && error.code === CODE)) throw error;
  const { retryAfterSeconds } = error as TooManyError;
  return waitInMinutes(retryAfterSeconds);
}

/** Whole minutes, at least one. */
export const waitInMinutes = (seconds: number) => ({ waitMinutes: Math.max(1, Math.ceil(seconds / 60)) });
