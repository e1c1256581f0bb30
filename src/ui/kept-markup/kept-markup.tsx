import { createContext, use, type ComponentType, type ReactNode } from "react";

export interface Gapped {
  /** Texts by name that differ from page to page. Each is a whole text, or the value of a parameter in an address. */
  readonly gaps?: Readonly<Record<string, string>> | undefined;
}

export interface KeptMarkupProps<Props extends object> extends Gapped {
  readonly of: ComponentType<Props>;
  readonly props: Props;
  /** The beginning of the ids that the part generates, unique on the page. Not in an island, whose browser has others. */
  readonly ids?: string | undefined;
}

/**
 * The server's way to render such a part (shell/kept/markup-keeper.tsx). Called while the part is rendered: a component of
 * its own would double the elements of a list.
 */
export type Keep = (part: KeptMarkupProps<object>) => ReactNode;
export const MarkupKeeperContext = createContext<Keep | null>(null);

/**
 * A part whose markup depends only on its props and on the page's language and host. The server keeps the markup, so a
 * DApp's card is rendered once, not for every list that contains it. In the browser it is the part itself, and the build
 * leaves the rest out. A visitor's own text must be in the gaps: in the props, made-up ones would push out what people
 * read.
 */
export function KeptMarkup<Props extends object>({ of: Part, props, gaps, ids }: KeptMarkupProps<Props>) {
  const keep = import.meta.env.SSR ? use(MarkupKeeperContext) : null;
  if (keep) return keep({ of: Part as ComponentType<object>, props, gaps, ids });
  const Whole: ComponentType<Props & Gapped> = Part;
  return <Whole {...props} gaps={gaps} />;
}
