import { useTranslations } from "use-intl";
import { SCREEN_ID, SCREENS } from "#features/screens/model.ts";
import { AvatarShapes } from "./parts/avatar-shapes.tsx";
import { Fact, FACT_HEIGHT, ScreenButton } from "./parts/controls.tsx";
import { Pearl } from "./parts/creatures.tsx";
import { Glyph } from "./parts/glyph.tsx";
import { useTypeset, Words } from "./parts/words.tsx";

const SITE = "driftwood.example";
const { width, height } = SCREENS.extension;
const POPUP = { x: 262, y: 52, width: 274, height: 362 };
const PAD = 18;
const INNER = POPUP.width - 2 * PAD;

/** A website behind, and the extension's own window in front of it. */
export function ExtensionScreen() {
  return (
    <g id={SCREEN_ID} letterSpacing="0" textRendering="geometricPrecision">
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="24"
        fill="var(--surface-1)"
        stroke="var(--line-2)"
      />
      <path
        d={`M.5 46V24.500A24 24 0 0 1 24.5 .5H${width - 24.5}A24 24 0 0 1 ${width - 0.5} 24.500V46Z`}
        fill="var(--surface-3)"
      />
      <g fill="var(--line-control)">
        <circle cx="26" cy="23" r="4.5" />
        <circle cx="42" cy="23" r="4.5" />
        <circle cx="58" cy="23" r="4.5" />
      </g>
      <rect x="82" y="9" width="380" height="28" rx="14" fill="var(--surface-1)" />
      <Words x={100} y={28} width={300} size={12} weight={550} fill="--text-2">
        {SITE}
      </Words>
      <circle cx="500" cy="23" r="14" fill="var(--accent-soft)" />
      <circle cx="500" cy="23" r="8" fill="var(--ill-w4)" />
      <Pearl x={499} y={25} r={3.2} />
      <Website />
      <Popup />
    </g>
  );
}

const Website = () => (
  <g>
    <AvatarShapes of="Driftwood" x={32} y={82} size={52} />
    <g fill="var(--surface-3)">
      <rect x="32" y="156" width="186" height="18" rx="9" />
      <rect x="32" y="184" width="142" height="18" rx="9" />
      <rect x="32" y="226" width="200" height="9" rx="4.5" />
      <rect x="32" y="244" width="180" height="9" rx="4.5" />
      <rect x="32" y="262" width="194" height="9" rx="4.5" />
    </g>
    <path
      d="M1 352C60 336 120 366 190 350S340 330 400 352S520 364 559 346V405.500A24 24 0 0 1 535 429.500H25A24 24 0 0 1 1 405.500Z"
      fill="var(--ill-w1)"
    />
    <path
      d="M1 382C70 370 130 392 200 380S350 366 420 384S520 390 559 378V405.500A24 24 0 0 1 535 429.500H25A24 24 0 0 1 1 405.500Z"
      fill="var(--ill-w2)"
    />
  </g>
);

function Popup() {
  const t = useTranslations("screens.extension");
  const wallet = useTranslations("screens.wallet");
  // A title of two lines moves what follows.
  const { lines } = useTypeset().linesOf(t("title"), { sizes: [17], width: INNER, maxLines: 2, weight: 680 });
  const top = 112 + (lines.length - 1) * 20;
  const facts = [
    [t("account"), wallet("account")],
    [t("network"), "Base"],
  ] as const;
  return (
    <g transform={`translate(${POPUP.x} ${POPUP.y})`}>
      <rect y="4" width={POPUP.width} height={POPUP.height} rx="20" fill="var(--ill-line)" opacity=".1" />
      <rect
        width={POPUP.width}
        height={POPUP.height}
        rx="20"
        fill="var(--surface-0)"
        stroke="var(--line-2)"
      />
      <AvatarShapes of="Driftwood" x={PAD} y={18} size={34} />
      <Words x={PAD + 44} y={32} width={INNER - 44} size={11} weight={550} fill="--text-2">
        {SITE}
      </Words>
      <Words x={PAD + 44} y={48} width={INNER - 44} size={11} weight={650} fill="--positive">
        {t("listed")}
      </Words>
      <Words x={PAD} y={82} width={INNER} size={17} weight={680} lines={2}>
        {t("title")}
      </Words>
      <Glyph of="eye" x={PAD} y={top} size={17} stroke="--accent" />
      <Words x={PAD + 27} y={top + 13} width={INNER - 27} size={12} weight={550} lines={2}>
        {t("sees")}
      </Words>
      <Glyph of="close" x={PAD} y={top + 40} size={17} stroke="--accent" />
      <Words x={PAD + 27} y={top + 53} width={INNER - 27} size={12} weight={550} lines={2}>
        {t("cannot")}
      </Words>
      {facts.map(([label, value], at) => (
        <Fact key={label} x={PAD} y={206 + at * FACT_HEIGHT} width={INNER} label={label} value={value} />
      ))}
      <ScreenButton x={PAD} y={280} width={INNER} height={40}>
        {t("connect")}
      </ScreenButton>
      <ScreenButton x={PAD} y={322} width={INNER} height={34} look="text">
        {t("refuse")}
      </ScreenButton>
    </g>
  );
}
