import { useFormatter, useTranslations } from "use-intl";
import { SCREEN_ID } from "#features/screens/model.ts";
import { Pearl } from "./parts/creatures.tsx";
import { Glyph } from "./parts/glyph.tsx";
import { Words } from "./parts/words.tsx";

const TRANSFER = { amount: 0.25, to: ["0x71c4 9d02 5f1e 83ab 6c77", "9a0e 24d8 b3f6 0c15 7e49"] };

/** A pebble in a pool, with a display and one key. The address is whole, so that it can be compared. */
export function HardwareScreen() {
  const t = useTranslations("screens.hardware");
  return (
    <g id={SCREEN_ID} letterSpacing="0" textRendering="geometricPrecision">
      <Pool />
      <path
        d="M128 98C160 74 402 74 434 98C462 124 462 298 434 324C402 350 160 350 128 324C100 298 100 124 128 98Z"
        fill="var(--surface-pool)"
        stroke="var(--line-2)"
      />
      <Display />
      <rect {...KEY} rx="22" fill="var(--surface-pool-2)" stroke="var(--line-on-pool)" />
      <Pearl x={281} y={302} r={9} />
      <Words x={281} y={390} width={300} size={14} weight={650} anchor="middle">
        {t("hold")}
      </Words>
    </g>
  );
}

const KEY = { x: 241, y: 280, width: 80, height: 44 };

const Pool = () => (
  <>
    <path
      d="M8 236C4 110 116 20 276 14S548 92 552 214S460 420 280 424S14 372 8 236Z"
      fill="var(--ill-rock)"
    />
    <path
      d="M30 234C26 122 128 42 278 36S528 106 530 214S446 402 280 406S36 356 30 234Z"
      fill="var(--ill-w1)"
    />
    <path
      d="M62 226C62 130 146 66 280 62S494 122 496 210S428 366 280 368S64 330 62 226Z"
      fill="var(--ill-w2)"
    />
  </>
);

function Display() {
  const t = useTranslations("screens.hardware");
  const format = useFormatter();
  const frame = { x: 136, y: 108, width: 290, height: 160, rx: 16 };
  return (
    <>
      <rect {...frame} fill="var(--surface-pool-2)" stroke="var(--line-on-pool)" />
      <Words x={156} y={132} width={250} size={13} fill="--text-on-pool-2">
        {t("send")}
      </Words>
      <Words x={156} y={168} width={250} size={30} weight={650} fill="--text-on-pool">
        {`${format.number(TRANSFER.amount, { minimumFractionDigits: 2 })} ETH`}
      </Words>
      <Words x={156} y={196} width={250} size={12} weight={550} fill="--text-on-pool-2">
        {t("to")}
      </Words>
      {TRANSFER.to.map((part, at) => (
        <Words key={part} x={156} y={218 + at * 22} width={224} size={15} weight={650} fill="--text-on-pool">
          {part}
        </Words>
      ))}
      <Glyph of="check" x={386} y={232} size={20} stroke="--figure-on-pool" />
    </>
  );
}
