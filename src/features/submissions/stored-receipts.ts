/** The receipts that this browser stores; a receipt's link is the only access to it. */
export interface StoredReceipt {
  readonly number: string;
  readonly kind: string;
  readonly name: string;
  readonly href: string;
}

const MOST = 50;

const isReceipt = (item: unknown): item is StoredReceipt => {
  const { number, kind, name, href } = (item ?? {}) as Record<string, unknown>;
  return (
    [number, kind, name, href].every((value) => typeof value === "string") && String(href).startsWith("/")
  );
};

/** Validates stored data, which may be anything. */
export const parseReceipts = (value: unknown): readonly StoredReceipt[] | undefined =>
  Array.isArray(value) ? value.filter(isReceipt) : undefined;

/** Newest first, without duplicates. */
export const withReceipt = (
  kept: readonly StoredReceipt[],
  receipt: StoredReceipt,
): readonly StoredReceipt[] =>
  [receipt, ...kept.filter(({ number }) => number !== receipt.number)].slice(0, MOST);
