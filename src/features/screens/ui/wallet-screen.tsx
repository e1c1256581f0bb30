import { useFormatter, useTranslations } from "use-intl";
import { Creature, Pearl, type CreatureName } from "./parts/creatures.tsx";
import { DISPLAY, INNER, PAD, Phone, TabBar } from "./parts/frame.tsx";
import { Glyph, type GlyphName } from "./parts/glyph.tsx";
import { Words } from "./parts/words.tsx";

interface Holding {
  readonly network: string;
  readonly creature: CreatureName;
  readonly tokens: readonly (readonly [amount: number, symbol: string])[];
  readonly dollars: number;
  /** The layer of water: its colour, its surface, and the colour of the words on it. */
  readonly water: string;
  readonly y: number;
  readonly ink: string;
}

/** Made-up amounts. The layers are as thick as their share, and the swap screen spends the same USDT. */
const HOLDINGS: readonly Holding[] = [
  {
    network: "Ethereum",
    creature: "urchin",
    tokens: [
      [0.4251, "ETH"],
      [980, "USDT"],
    ],
    dollars: 2431.8,
    water: "--ill-w1",
    y: 206,
    ink: "--text-1",
  },
  {
    network: "TRON",
    creature: "starfish",
    tokens: [
      [1200, "USDT"],
      [21, "TRX"],
    ],
    dollars: 1206.4,
    water: "--ill-w2",
    y: 286,
    ink: "--text-1",
  },
  {
    network: "Base",
    creature: "anemone",
    tokens: [[0.1875, "ETH"]],
    dollars: 640.15,
    water: "--ill-w3",
    y: 348,
    ink: "--text-1",
  },
  {
    network: "Solana",
    creature: "mussel",
    tokens: [[2.1, "SOL"]],
    dollars: 371.9,
    water: "--ill-w4",
    y: 402,
    ink: "--text-on-pool",
  },
  {
    network: "BSC",
    creature: "limpet",
    tokens: [[0.25, "BNB"]],
    dollars: 162.35,
    water: "--ill-w5",
    y: 450,
    ink: "--text-on-pool",
  },
];

const FLOOR = 496;
/** The tab bar covers the rest. */
const BOTTOM = 550;
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const EXACT = { maximumFractionDigits: 4 };

const ACTIONS = [
  { name: "send", glyph: "arrowOut" },
  { name: "receive", glyph: "arrowIn" },
  { name: "swap", glyph: "swap" },
] as const satisfies { name: string; glyph: GlyphName }[];

/** From its surface down to the floor; the next layer covers the rest. */
const layer = (y: number, at: number): string =>
  at % 2 === 0
    ? `M0 ${y}C24 ${y - 6} 46 ${y - 6} 72 ${y - 1}S124 ${y + 3} 150 ${y - 1}S206 ${y - 6} 232 ${y - 2}S268 ${y + 2} 284 ${y - 2}V${BOTTOM}H0Z`
    : `M0 ${y}C30 ${y + 4} 58 ${y + 4} 86 ${y}S150 ${y - 4} 178 ${y}S240 ${y + 4} 284 ${y - 2}V${BOTTOM}H0Z`;

export function WalletScreen() {
  const t = useTranslations("screens.wallet");
  const format = useFormatter();
  const total = HOLDINGS.reduce((sum, { dollars }) => sum + dollars, 0);
  return (
    <Phone>
      <circle cx="33" cy="54" r="17" fill="var(--ill-rock-2)" />
      <circle cx="32" cy="55" r="12" fill="var(--ill-w2)" />
      <circle cx="31.5" cy="55.5" r="7.5" fill="var(--ill-w4)" />
      <circle cx="31" cy="56" r="3.4" fill="var(--ill-foam)" />
      <Words x={60} y={51} width={180} size={14} weight={700}>
        {t("account")}
      </Words>
      <Words x={60} y={66} width={180} size={10.5} weight={500} fill="--text-2">
        {t("backedUp")}
      </Words>
      <Glyph of="scan" x={246} y={45} stroke="--text-2" />
      <Words x={PAD} y={112} width={INNER} size={32} weight={650}>
        {format.number(total, CENTS)}
      </Words>
      <Words x={PAD} y={131} width={INNER} size={11.5} weight={500} fill="--text-2">
        {t("total", { count: HOLDINGS.length })}
      </Words>
      <Actions />
      {HOLDINGS.map((holding, at) => (
        <HoldingLayer key={holding.network} holding={holding} at={at} />
      ))}
      <path d={layer(FLOOR, 1)} fill="var(--ill-rock)" />
      <path d="M20 523Q35 535 50 523Q35 530 20 523Z" fill="var(--ill-rock-3)" stroke="var(--line-2)" />
      <Pearl x={35} y={519} r={6.5} />
      <Words x={60} y={524} width={200} size={11.5} weight={600}>
        {t("keys")}
      </Words>
      <TabBar current="wallet" />
    </Phone>
  );
}

function Actions() {
  const t = useTranslations("screens.wallet");
  const width = INNER / ACTIONS.length;
  return (
    <g transform={`translate(${PAD} 144)`}>
      <rect width={INNER} height="44" rx="14" fill="var(--surface-1)" stroke="var(--line-2)" />
      {ACTIONS.map(({ name, glyph }, at) => (
        <g key={name} transform={`translate(${at * width} 0)`}>
          {at > 0 && <path d="M0 0V44" stroke="var(--line-2)" />}
          <Glyph of={glyph} x={width / 2 - 7} y={5} size={14} stroke="--accent" />
          <Words x={width / 2} y={35} width={width - 10} size={11.5} weight={650} anchor="middle">
            {t(name)}
          </Words>
        </g>
      ))}
    </g>
  );
}

function HoldingLayer({ holding, at }: { readonly holding: Holding; readonly at: number }) {
  const { network, creature, tokens, dollars, water, y, ink } = holding;
  const format = useFormatter();
  const bottom = HOLDINGS[at + 1]?.y ?? FLOOR;
  const middle = (y + bottom) / 2;
  return (
    <g>
      <path d={layer(y, at)} fill={`var(${water})`} />
      <Creature of={creature} x={34} y={middle} scale={0.86} />
      <Words x={60} y={middle - 1} width={110} size={13} weight={700} fill={ink}>
        {network}
      </Words>
      <Words x={60} y={middle + 13} width={130} size={10.5} weight={550} fill={ink}>
        {tokens.map(([amount, symbol]) => `${format.number(amount, EXACT)} ${symbol}`).join(" · ")}
      </Words>
      <Words x={DISPLAY.width - PAD} y={middle + 4} width={70} size={13} weight={650} anchor="end" fill={ink}>
        {format.number(dollars, CENTS)}
      </Words>
    </g>
  );
}
