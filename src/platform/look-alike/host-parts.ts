/** A host, split by whoever knows the endings that nobody owns. */
export interface HostParts {
  /** As browsers send it. */
  readonly host: string;
  /** The part with one owner: `uniswap.org` for `app.uniswap.org`, `one.vercel.app` for itself. */
  readonly site: string;
  /** As people read them, without the ending: `app` and `uniswap`. The last one names the site. */
  readonly labels: readonly string[];
}
