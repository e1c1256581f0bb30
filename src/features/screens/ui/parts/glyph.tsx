/** Line icons of 24 × 24, in the style of the site's own. */
const GLYPHS = {
  arrowOut: "M7 7h10v10M7 17 17 7",
  arrowIn: "M17 7 7 17M17 17H7V7",
  swap: "m16 3 4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16",
  waves:
    "M2 7c2 1.5 3.5 1.5 5 0s3.5-1.5 5 0 3.5 1.5 5 0 3.5-1.5 5 0M2 13c2 1.5 3.5 1.5 5 0s3.5-1.5 5 0 3.5 1.5 5 0 3.5-1.5 5 0M2 19c2 1.5 3.5 1.5 5 0s3.5-1.5 5 0 3.5 1.5 5 0 3.5-1.5 5 0",
  compass: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM16.2 7.8l-2.1 6.3-6.3 2.1 2.1-6.3z",
  search: "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM21 21l-4.3-4.3",
  scan: "M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M7 12h10",
  back: "m12 19-7-7 7-7M19 12H5",
  info: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 16v-4M12 8h.01",
  alert: "M12 3 2.5 20h19ZM12 10v4M12 17h.01",
  close: "M18 6 6 18M6 6l12 12",
  check: "M20 6 9 17l-5-5",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
} as const;

export type GlyphName = keyof typeof GLYPHS;

interface GlyphProps {
  readonly of: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly stroke?: string;
}

export function Glyph({ of: name, x, y, size = 18, stroke = "--text-1" }: GlyphProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      d={GLYPHS[name]}
      fill="none"
      stroke={`var(${stroke})`}
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
