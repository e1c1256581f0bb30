/**
 * Leaves out what the brand's switches turn off. A row of seed or site data names the parts that it needs
 * (`"needs": ["programme"]`); `content/without/<part>/messages` replaces messages that speak of a part.
 */
import type { Part, Switches } from "#brand/schema.ts";

const NEEDS = "needs";

interface Marked {
  readonly [NEEDS]?: readonly Part[];
}

const isMarked = (row: unknown): row is Marked => typeof row === "object" && row !== null && NEEDS in row;

function unmarked(row: unknown): unknown {
  if (!isMarked(row)) return row;
  const { [NEEDS]: _, ...rest } = row;
  return rest;
}

/** The text of a JSON file without the rows that need a part which is off, and without their marks. */
export function leaveOutRows(text: string, switches: Switches): string {
  if (!text.includes(`"${NEEDS}"`)) return text;
  const isKept = (row: unknown): boolean =>
    !isMarked(row) || (row[NEEDS] ?? []).every((part) => switches[part]);
  const kept: unknown = JSON.parse(text, (_key, value: unknown) =>
    Array.isArray(value) ? value.filter(isKept).map(unmarked) : value,
  );
  return JSON.stringify(kept, null, 2);
}

export const partsLeftOut = (switches: Switches): string[] =>
  Object.entries(switches)
    .filter(([, isOn]) => !isOn)
    .map(([part]) => part);
