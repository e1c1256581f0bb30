import { useFormatter, useTranslations } from "use-intl";
import { Fact, FACT_HEIGHT, ScreenButton } from "./parts/controls.tsx";
import { Creature, Pearl } from "./parts/creatures.tsx";
import { INNER, PAD, Phone } from "./parts/frame.tsx";
import { Glyph } from "./parts/glyph.tsx";
import { Words } from "./parts/words.tsx";

/** Made-up amounts; nothing here is a price. */
const SWAP = {
  pay: { amount: 1200, token: "USDT", network: "TRON" },
  receive: { amount: 0.3514, least: 0.3496, token: "ETH", network: "Base" },
  fees: 1.59,
  steps: 2,
  minutes: 4,
} as const;

const EXACT = { minimumFractionDigits: 2, maximumFractionDigits: 4 };

/** Two pools that a channel joins; the pearl is on its way. */
const Pools = () => (
  <g transform="translate(-1 74)">
    <path
      fill="var(--ill-rock)"
      d="M14 66C12 30 44 8 78 10C112 12 128 34 146 34C164 34 178 6 214 10C250 14 274 38 270 72C266 104 236 118 206 114C178 110 164 84 144 84C124 84 112 112 78 114C42 116 16 98 14 66Z"
    />
    <path
      fill="var(--ill-w1)"
      d="M26 64C26 38 50 22 78 24C108 26 124 46 146 46C168 46 184 20 212 24C240 28 260 46 258 70C256 94 232 104 208 100C182 96 166 72 144 72C122 72 108 98 78 100C48 102 27 90 26 64Z"
    />
    {[77, 211].map((cx) => (
      <g key={cx}>
        <ellipse cx={cx} cy="63" rx="37" ry="29" fill="var(--ill-w3)" />
        <ellipse cx={cx} cy="63" rx="24" ry="18" fill="var(--ill-w4)" />
      </g>
    ))}
    <path
      d="M112 60C128 53 158 53 174 60"
      fill="none"
      stroke="var(--ill-line)"
      strokeWidth="1.5"
      strokeDasharray="1 5"
      strokeLinecap="round"
    />
    <Creature of="starfish" x={77} y={63} scale={0.9} />
    <Creature of="anemone" x={211} y={63} scale={0.9} />
    <Pearl x={143} y={54.5} />
  </g>
);

export function SwapScreen() {
  const t = useTranslations("screens.swap");
  const format = useFormatter();
  const { pay, receive, fees, steps, minutes } = SWAP;
  const amount = (value: number, token: string): string => `${format.number(value, EXACT)} ${token}`;
  const facts = [
    [t("atLeast"), amount(receive.least, receive.token)],
    [t("fees"), amount(fees, pay.token)],
    [t("route"), `${pay.network} → ${receive.network}`],
    [t("steps"), format.number(steps)],
    [t("time"), t("minutes", { count: minutes })],
  ] as const;
  return (
    <Phone>
      <Glyph of="back" x={PAD} y={45} stroke="--text-2" />
      <Words x={44} y={60} width={200} size={16} weight={700}>
        {t("title")}
      </Words>
      <Pools />
      {[pay, receive].map(({ amount: value, token, network }, at) => (
        <g key={network}>
          <Words x={76 + at * 134} y={214} width={120} size={20} weight={650} anchor="middle">
            {format.number(value, EXACT)}
          </Words>
          <Words x={76 + at * 134} y={231} width={124} size={11} weight={500} anchor="middle" fill="--text-2">
            {t("on", { token, network })}
          </Words>
        </g>
      ))}
      {facts.map(([label, value], at) => (
        <Fact key={label} x={PAD} y={254 + at * FACT_HEIGHT} width={INNER} label={label} value={value} />
      ))}
      <rect x={PAD} y="438" width={INNER} height="78" rx="14" fill="var(--surface-2)" />
      <Glyph of="info" x={PAD + 12} y={450} size={16} stroke="--accent" />
      <Words x={PAD + 38} y={462} width={INNER - 54} size={11.5} weight={550} fill="--text-2" lines={3}>
        {t("stops", { amount: amount(receive.least, receive.token), token: pay.token })}
      </Words>
      <ScreenButton x={PAD} y={534} width={INNER}>
        {t("sign")}
      </ScreenButton>
    </Phone>
  );
}
