/** What this browser remembers of its submissions: the receipt's link is the only way back. */
export interface KeptReceipt {
  readonly number: string;
  readonly kind: string;
  readonly name: string;
  readonly href: string;
}

export const RECEIPTS_KEY = "my-submissions";
const MOST = 50;

const isReceipt = (item: unknown): item is KeptReceipt => {
  const { number, kind, name, href } = (item ?? {}) as Record<string, unknown>;
  return (
    [number, kind, name, href].every((value) => typeof value === "string") && String(href).startsWith("/")
  );
};

/** As the shell's storage wants it: versioned, and never trusted when it comes back. */
export const KEPT_RECEIPTS = {
  version: 1,
  parse: (value: unknown): readonly KeptReceipt[] | undefined =>
    Array.isArray(value) ? value.filter(isReceipt) : undefined,
  initial: [] as readonly KeptReceipt[],
};

/** The newest first, each once. */
export const withReceipt = (kept: readonly KeptReceipt[], receipt: KeptReceipt): readonly KeptReceipt[] =>
  [receipt, ...kept.filter(({ number }) => number !== receipt.number)].slice(0, MOST);
