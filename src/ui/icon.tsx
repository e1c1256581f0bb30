import type check from "lucide-react/icons/check";

/**
 * A Lucide icon, imported on its own (`lucide-react/icons/…`), because the package's barrel doubles the build time.
 */
export type IconShape = typeof check;

/** 14 beside small text, 16 in messages, 18 with text links, 20 in controls, 24 in lists, 32 in dialogs. */
export type IconSize = 14 | 16 | 18 | 20 | 24 | 32;

interface IconProps {
  readonly of: IconShape;
  readonly size?: IconSize;
}

export function Icon({ of: Shape, size = 20 }: IconProps) {
  return <Shape size={size} />;
}
