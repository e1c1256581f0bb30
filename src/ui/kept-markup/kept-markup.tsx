import { createContext, use, type ComponentType } from "react";

export interface KeptMarkupProps<Props extends object> {
  readonly of: ComponentType<Props>;
  readonly props: Props;
}

/** The server's way to render such a part (shell/kept/markup-keeper.tsx). */
export const MarkupKeeperContext = createContext<ComponentType<KeptMarkupProps<object>> | null>(null);

/**
 * A part whose markup depends only on its props and on the page's language and host. The server keeps the markup, so a
 * DApp's card is rendered once, not for every list that contains it. In the browser it is the part itself, and the build
 * leaves the rest out.
 */
export function KeptMarkup<Props extends object>({ of: Part, props }: KeptMarkupProps<Props>) {
  const Keeper = import.meta.env.SSR ? use(MarkupKeeperContext) : null;
  return Keeper ? <Keeper of={Part as ComponentType<object>} props={props} /> : <Part {...props} />;
}
