/** §3: what a browser keeps of the networks and the token standards it was told. */

export interface Blockchain {
  readonly hid: number;
  readonly key: string;
  readonly title: string;
  readonly ns: string;
  readonly icon: string;
  readonly chainId: string;
}

/** As the call names them; also the form in which they are stored. */
interface ToldBlockchain {
  readonly hid: number;
  readonly key: string;
  readonly title: string;
  readonly ns: string;
  readonly icon_url: string;
  readonly metadata: string;
  readonly deprecated: boolean;
}

const isTold = (value: unknown): value is ToldBlockchain => {
  const { hid, key, title, ns, icon_url, metadata } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof hid === "number" && [key, title, ns, icon_url, metadata].every((text) => typeof text === "string")
  );
};

/** What of an answer, or of storage, can be used; undefined where it is no list at all. */
export const readBlockchains = (data: unknown): readonly ToldBlockchain[] | undefined =>
  Array.isArray(data) ? data.filter(isTold) : undefined;

/** Those that have ended are dropped. */
export const livingBlockchains = (told: readonly ToldBlockchain[]): Blockchain[] =>
  told
    .filter(({ deprecated }) => !deprecated)
    .map(({ hid, key, title, ns, icon_url: icon, metadata }) => ({
      hid,
      key,
      title,
      ns,
      icon,
      chainId: chainIdIn(metadata),
    }));

/** The metadata is JSON text. */
function chainIdIn(metadata: string): string {
  try {
    const { chain_id: id } = (JSON.parse(metadata) ?? {}) as { chain_id?: unknown };
    return typeof id === "string" || typeof id === "number" ? String(id) : "";
  } catch {
    return "";
  }
}

export interface StandardChoice {
  readonly key: string;
  readonly title: string;
  readonly isSelected: boolean;
}

export type StandardChoices = Readonly<Record<string, readonly StandardChoice[]>>;

const keyOf = (entry: unknown): string[] => {
  const { key } = (entry ?? {}) as { key?: unknown };
  return typeof key === "string" && key !== "" ? [key] : [];
};

/** Groups by namespace; a standard's title is its key, and none is chosen yet. */
export function readStandards(data: unknown): StandardChoices | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  return Object.fromEntries(
    Object.entries(data).map(([namespace, entries]) => [
      namespace,
      (Array.isArray(entries) ? entries : [])
        .flatMap(keyOf)
        .map((key) => ({ key, title: key, isSelected: false })),
    ]),
  );
}
