import { initialOf, squareDrawing } from "#ui/avatar/drawing.ts";

interface AvatarShapesProps {
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A name's avatar in its palette, with rings instead of its shape, which would need a mask. */
export function AvatarShapes({ of: name, x, y, size }: AvatarShapesProps) {
  const { palette, pale } = squareDrawing(name);
  const ground = `var(--avatar-${palette}-${pale ? "pale" : "deep"})`;
  const figure = `var(--avatar-${palette}-${pale ? "deep" : "pale"})`;
  const ink = `var(--avatar-${palette}-${pale ? "ink-pale" : "ink"})`;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`}>
      <rect width="64" height="64" rx="17" fill={ground} />
      <circle cx="32" cy="32" r="26" fill="none" stroke={figure} strokeWidth="2.5" opacity=".55" />
      <circle cx="32" cy="32" r="20" fill="none" stroke={figure} strokeWidth="2.5" opacity=".8" />
      <text x="32" y="41" textAnchor="middle" fontSize="25" fontWeight="750" fill={ink}>
        {initialOf(name)}
      </text>
    </g>
  );
}
