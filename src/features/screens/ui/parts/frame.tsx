import type { ReactNode } from "react";
import { SCREEN_ID, SCREENS } from "#features/screens/model.ts";
import { useTranslations } from "use-intl";
import { Glyph, type GlyphName } from "./glyph.tsx";
import { Words } from "./words.tsx";

/** Where the display begins inside the phone's shell. */
const BEZEL = 8;
export const DISPLAY = {
  width: SCREENS.wallet.width - 3 - 2 * BEZEL,
  height: SCREENS.wallet.height - 2 * BEZEL,
};
/** Space between the display's edge and its content. */
export const PAD = 16;
export const INNER = DISPLAY.width - 2 * PAD;

/** A rectangle with round corners as a path, so that two of them make a frame. */
const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 -${r} -${r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} -${r}z`;

/**
 * Our own phone: a plain shell and one side key. Coordinates inside are the display's. The shell is painted last and
 * covers the display's corners, because a clip path would not be found from the page that refers to the drawing.
 */
export function Phone({ children }: { readonly children: ReactNode }) {
  const { width, height } = SCREENS.wallet;
  const shell = rounded(0.5, 0.5, width - 4, height - 1, 40);
  return (
    <g id={SCREEN_ID} letterSpacing="0" textRendering="geometricPrecision">
      <g transform={`translate(${BEZEL} ${BEZEL})`}>
        <rect width={DISPLAY.width} height={DISPLAY.height} rx="28" fill="var(--surface-0)" />
        {children}
        <StatusBar />
      </g>
      <g fill="var(--ill-phone)" stroke="var(--line-2)">
        <rect x={width - 4} y="132" width="3.5" height="54" rx="1.7" />
        <path fillRule="evenodd" d={shell + rounded(BEZEL, BEZEL, DISPLAY.width, DISPLAY.height, 32)} />
      </g>
    </g>
  );
}

function StatusBar() {
  return (
    <g fill="none" stroke="var(--text-2)" strokeWidth="1.3">
      <rect x="234" y="12" width="19" height="9" rx="2.6" />
      <path d="M255.5 15v3" strokeLinecap="round" />
      <rect x="236" y="14" width="11" height="5" rx="1" fill="var(--text-2)" stroke="none" />
      <g stroke="none">
        <Words x={20} y={21} width={60} size={11} fill="--text-2">
          9:41
        </Words>
      </g>
    </g>
  );
}

const TABS = [
  { name: "wallet", glyph: "waves", x: 48 },
  { name: "trade", glyph: "swap", x: 140 },
  { name: "dapps", glyph: "compass", x: 232 },
] as const satisfies { name: string; glyph: GlyphName; x: number }[];

/** The app's three places, the current one under the pearl. */
export function TabBar({ current }: { readonly current: (typeof TABS)[number]["name"] }) {
  const t = useTranslations("screens.tabs");
  return (
    <g transform={`translate(0 ${DISPLAY.height - 62})`}>
      <path
        d={`M0 0H${DISPLAY.width}V34a28 28 0 0 1 -28 28H28a28 28 0 0 1 -28 -28Z`}
        fill="var(--surface-1)"
      />
      <path d={`M0 0H${DISPLAY.width}`} stroke="var(--line-1)" />
      {TABS.map(({ name, glyph, x }) => (
        <g key={name}>
          {name === current && <circle cx={x} r="3.5" fill="var(--highlight)" />}
          <Glyph of={glyph} x={x - 9} y={11} size={18} stroke={name === current ? "--text-1" : "--text-3"} />
          <Words
            x={x}
            y={45}
            width={86}
            size={11}
            anchor="middle"
            weight={name === current ? 700 : 550}
            fill={name === current ? "--text-1" : "--text-3"}
          >
            {t(name)}
          </Words>
        </g>
      ))}
    </g>
  );
}
