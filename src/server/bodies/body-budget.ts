/**
 * Limits how many bytes of request bodies are in memory, and how many bodies a client may have open. Above a limit it
 * drops the worst body: the slowest of too many, the largest of too many bytes.
 */

interface BudgetOptions {
  readonly totalBytes: number;
  /** Limits of one client; its wider network (IPv6 /48) has twice as much. */
  readonly clientBytes: number;
  readonly clientBodies: number;
}

interface Sender {
  readonly client: string;
  readonly network?: string | undefined;
  /** Stops reading this body and frees its bytes at once. */
  readonly cut: () => void;
}

export interface HeldBody {
  /** Returns false if there is no room for these bytes. */
  grow: (bytes: number) => boolean;
  /** The body is complete and no longer counts as open. */
  arrived: () => void;
  /** Frees the bytes of the body. */
  release: () => void;
}

interface Body {
  readonly sender: Sender;
  readonly since: number;
  bytes: number;
}

/** The bodies of one client, of its network, or all. */
interface Share {
  readonly isIn: (body: Body) => boolean;
  readonly maxBytes: number;
  readonly maxOpen: number;
}

const speedOf = ({ bytes, since }: Body): number => bytes / (performance.now() - since + 1);

const smallest = (bodies: readonly Body[], measure: (body: Body) => number): Body | undefined =>
  bodies.toSorted((a, b) => measure(a) - measure(b))[0];

export class BodyBudget {
  readonly #options: BudgetOptions;
  readonly #open = new Set<Body>();
  /** Complete, and being processed. */
  readonly #whole = new Set<Body>();

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytesOf(() => true);
  }

  enter(sender: Sender): HeldBody {
    const body: Body = { sender, since: performance.now(), bytes: 0 };
    const shares = this.#sharesOf(sender);
    this.#open.add(body);
    for (const { isIn, maxOpen } of shares) {
      const others = [...this.#open].filter((one) => one !== body && isIn(one));
      if (others.length >= maxOpen) this.#cut(smallest(others, speedOf));
    }
    return {
      grow: (bytes) => {
        if (!shares.every((share) => this.#makeRoom(share, body, bytes))) return false;
        body.bytes += bytes;
        return true;
      },
      arrived: () => {
        if (this.#open.delete(body)) this.#whole.add(body);
      },
      release: () => {
        this.#open.delete(body);
        this.#whole.delete(body);
      },
    };
  }

  #sharesOf({ client, network }: Sender): Share[] {
    const { totalBytes, clientBytes, clientBodies } = this.#options;
    const ofClient = { maxBytes: clientBytes, maxOpen: clientBodies };
    const ofNetwork = { maxBytes: 2 * clientBytes, maxOpen: 2 * clientBodies };
    return [
      { isIn: ({ sender }) => sender.client === client, ...ofClient },
      ...(network ? [{ isIn: ({ sender }: Body) => sender.network === network, ...ofNetwork }] : []),
      { isIn: () => true, maxBytes: totalBytes, maxOpen: Number.POSITIVE_INFINITY },
    ];
  }

  #makeRoom({ isIn, maxBytes }: Share, body: Body, bytes: number): boolean {
    while (this.#bytesOf(isIn) + bytes > maxBytes) {
      const others = [...this.#open].filter((one) => one !== body && isIn(one));
      const largest = smallest(others, (one) => -one.bytes);
      if (!largest || largest.bytes <= body.bytes + bytes) return false;
      this.#cut(largest);
    }
    return true;
  }

  #cut(body: Body | undefined): void {
    if (!body) return;
    this.#open.delete(body);
    body.sender.cut();
  }

  #bytesOf(isIn: (body: Body) => boolean): number {
    let bytes = 0;
    for (const body of this.#open) if (isIn(body)) bytes += body.bytes;
    for (const body of this.#whole) if (isIn(body)) bytes += body.bytes;
    return bytes;
  }
}
