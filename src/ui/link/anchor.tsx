import { createContext, use, type ComponentProps, type ComponentType } from "react";

export type AnchorProps = ComponentProps<"a"> & { readonly href: string };

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

/**
 * Draws every link of the design system. The shell gives it one that moves between pages without a reload;
 * the design system itself knows no router.
 */
export const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export function Anchor(props: AnchorProps) {
  const Link = use(AnchorContext);
  return <Link {...props} />;
}
