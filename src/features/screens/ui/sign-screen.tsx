import { useFormatter, useTranslations } from "use-intl";
import { Fact, FACT_HEIGHT, ScreenButton } from "./parts/controls.tsx";
import { Pearl } from "./parts/creatures.tsx";
import { DISPLAY, INNER, PAD, Phone } from "./parts/frame.tsx";
import { Glyph } from "./parts/glyph.tsx";
import { Words } from "./parts/words.tsx";

const ASKED = {
  site: "prize-claim.example",
  spender: "0x9a41c0…5be2",
  network: "Ethereum",
  held: 980,
  allowed: 50,
};
const CENTS = { minimumFractionDigits: 2 };

/** A pool with a breach: its water runs off to the right, and the dashed line shows where it stood. */
const Breach = () => (
  <g>
    <path
      d={`M0 92H44C52 138 70 146 110 146H146C180 146 196 130 202 112H${DISPLAY.width}V150H0Z`}
      fill="var(--ill-rock)"
    />
    <path
      d={`M50 114H198C204 104 212 103 224 103H${DISPLAY.width}V112H206C198 134 178 146 146 146H110C74 146 58 138 50 114Z`}
      fill="var(--ill-w2)"
    />
    <path d="M57 126H192C184 140 168 146 146 146H110C82 146 66 140 57 126Z" fill="var(--ill-w4)" />
    <g fill="none" stroke="var(--danger)" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M50 96H196" strokeDasharray="1 5" />
      <path d="M122 96V107M117 102L122 107L127 102" />
      <path d="M232 94H258M252 89L258 94L252 99" />
    </g>
    <Pearl x={122} y={137} r={5.5} />
  </g>
);

export function SignScreen() {
  const t = useTranslations("screens.sign");
  const format = useFormatter();
  const { site, spender, network, held, allowed } = ASKED;
  const usdt = (value: number): string => `${format.number(value, CENTS)} USDT`;
  const facts = [
    [t("site"), site, "--text-1"],
    [t("inStore"), t("unknown"), "--danger"],
    [t("spender"), spender, "--text-1"],
    [t("network"), network, "--text-1"],
  ] as const;
  return (
    <Phone>
      <path
        d={`M0 236V28A28 28 0 0 1 28 0H${DISPLAY.width - 28}a28 28 0 0 1 28 28V236Z`}
        fill="var(--danger-soft)"
      />
      <Breach />
      <Glyph of="alert" x={PAD} y={162} size={15} stroke="--danger" />
      <Words x={PAD + 21} y={174} width={INNER - 21} size={12} weight={650} fill="--danger">
        {t("eyebrow")}
      </Words>
      <Words x={PAD} y={198} width={INNER} size={19} weight={680} lines={2}>
        {t("title", { token: "USDT" })}
      </Words>
      <path d={`M0 236H${DISPLAY.width}`} stroke="var(--danger-line)" />
      <Words x={PAD} y={260} width={INNER} size={12} weight={500} lines={3}>
        {t("text", { amount: usdt(held) })}
      </Words>
      {facts.map(([label, value, fill], at) => (
        <Fact key={label} {...{ label, value, fill }} x={PAD} y={304 + at * FACT_HEIGHT} width={INNER} />
      ))}
      <ScreenButton x={PAD} y={450} width={INNER}>
        {t("refuse")}
      </ScreenButton>
      <ScreenButton x={PAD} y={504} width={INNER} look="quiet">
        {t("limit", { amount: usdt(allowed) })}
      </ScreenButton>
      <ScreenButton x={PAD} y={554} width={INNER} height={36} look="text">
        {t("anyway")}
      </ScreenButton>
    </Phone>
  );
}
