/** What the doctor found about one matter: a sentence, and a remedy if something is wrong. */
export interface Finding {
  readonly matter: string;
  /** "unknown": it could not be looked at. */
  readonly state: "ok" | "warning" | "wrong" | "unknown";
  readonly says: string;
  readonly remedy?: string;
}

export const ok = (matter: string, says: string): Finding => ({ matter, state: "ok", says });
export const unknown = (matter: string, says: string): Finding => ({ matter, state: "unknown", says });
export const warning = (matter: string, says: string, remedy: string): Finding => ({
  matter,
  state: "warning",
  says,
  remedy,
});
export const wrong = (matter: string, says: string, remedy: string): Finding => ({
  matter,
  state: "wrong",
  says,
  remedy,
});

/** Longer than a slow server needs, shorter than an operator's patience. */
export const PATIENCE_MS = 5_000;

/** The first line of an error, without addresses, which may contain a password or a key. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const message = cause instanceof Error ? (cause.message.split("\n", 1)[0] ?? "") : String(cause);
  const words = message.slice(0, 200).split(" ");
  return code || words.map((word) => (word.includes("://") ? "…" : word)).join(" ");
}
