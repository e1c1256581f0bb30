import { useTranslations } from "use-intl";
import { AvatarShapes } from "./parts/avatar-shapes.tsx";
import { DISPLAY, INNER, PAD, Phone, TabBar } from "./parts/frame.tsx";
import { Glyph } from "./parts/glyph.tsx";
import { useTypeset, Words } from "./parts/words.tsx";

/** Made-up names: a picture must not recommend a real project. */
const FAVOURITES = ["Driftwood", "Nacre", "Shoal", "Lumen Bay"];
const LISTED = [
  { name: "Sandbar", kind: "lending", tag: "audited" },
  { name: "Saltmarket", kind: "dex", tag: "audited" },
  { name: "Pelagic", kind: "staking", tag: "new" },
] as const;

export function DappsScreen() {
  const t = useTranslations("screens.dapps");
  return (
    <Phone>
      <Words x={PAD} y={62} width={190} size={19} weight={700}>
        {t("title")}
      </Words>
      <Glyph of="scan" x={246} y={46} stroke="--text-2" />
      <SearchField />
      {FAVOURITES.map((name, at) => (
        <Favourite key={name} name={name} x={PAD + 8 + at * 65} />
      ))}
      <Chips />
      <Words x={PAD} y={280} width={INNER} size={14} weight={700}>
        {t("listed")}
      </Words>
      {LISTED.map((listed, at) => (
        <ListedRow key={listed.name} {...listed} at={at} />
      ))}
      <OpenDapp />
      <TabBar current="dapps" />
    </Phone>
  );
}

function SearchField() {
  const t = useTranslations("screens.dapps");
  const frame = { x: PAD, y: 78, width: INNER, height: 44, rx: 14 };
  return (
    <>
      <rect {...frame} fill="var(--surface-1)" stroke="var(--line-control)" />
      <Glyph of="search" x={PAD + 12} y={91} stroke="--text-2" />
      <Words x={PAD + 40} y={105} width={INNER - 54} size={12.5} weight={500} fill="--text-2">
        {t("search")}
      </Words>
    </>
  );
}

const Favourite = ({ name, x }: { readonly name: string; readonly x: number }) => (
  <>
    <AvatarShapes of={name} x={x} y={140} size={44} />
    <Words x={x + 22} y={200} width={62} size={10.5} weight={550} anchor="middle" fill="--text-2">
      {name}
    </Words>
  </>
);

function ListedRow({ name, kind, tag, at }: (typeof LISTED)[number] & { readonly at: number }) {
  const t = useTranslations("screens.dapps");
  const kinds = useTranslations("kinds");
  return (
    <g transform={`translate(0 ${296 + at * 60})`}>
      {at > 0 && <path d={`M${PAD + 54} 0H${DISPLAY.width - PAD}`} stroke="var(--line-1)" />}
      <AvatarShapes of={name} x={PAD} y={9} size={42} />
      <Words x={PAD + 54} y={27} width={112} size={13.5} weight={650}>
        {name}
      </Words>
      <Words x={PAD + 54} y={44} width={116} size={11} weight={500} fill="--text-2">
        {kinds(`${kind}.label`)}
      </Words>
      <Tag right={DISPLAY.width - PAD} y={19} isGood={tag === "audited"}>
        {t(tag)}
      </Tag>
    </g>
  );
}

/** A DApp that stays open above the tab bar, with what it can see. */
function OpenDapp() {
  const t = useTranslations("screens.dapps");
  const [name = ""] = FAVOURITES;
  return (
    <g transform="translate(8 482)">
      <rect width={DISPLAY.width - 16} height="50" rx="16" fill="var(--surface-pool)" />
      <AvatarShapes of={name} x={9} y={8} size={34} />
      <Words x={53} y={23} width={160} size={12.5} weight={650} fill="--text-on-pool">
        {name}
      </Words>
      <Words x={53} y={39} width={168} size={10.5} weight={500} fill="--text-on-pool-2">
        {t("open")}
      </Words>
      <Glyph of="close" x={236} y={17} size={16} stroke="--text-on-pool" />
    </g>
  );
}

/** As many as fit: long words leave room for fewer. */
function Chips() {
  const t = useTranslations("screens.dapps");
  const kinds = useTranslations("kinds");
  const typeset = useTypeset();
  const chips: { text: string; x: number; width: number }[] = [];
  let x = PAD;
  for (const text of [t("all"), kinds("dex.label"), kinds("lending.label"), kinds("staking.label")]) {
    const width = typeset.widthOf(text, 11.5, 600) + 26;
    if (x + width > DISPLAY.width - 4) break;
    chips.push({ text, x, width });
    x += width + 7;
  }
  return chips.map(({ text, x: left, width }, at) => (
    <g key={text}>
      <rect
        x={left}
        y="218"
        width={width}
        height="32"
        rx="16"
        fill={at === 0 ? "var(--action)" : "none"}
        stroke={at === 0 ? undefined : "var(--line-2)"}
      />
      <Words
        x={left + width / 2}
        y={238}
        width={width}
        size={11.5}
        anchor="middle"
        fill={at === 0 ? "--text-on-action" : "--text-1"}
      >
        {text}
      </Words>
    </g>
  ));
}

interface TagProps {
  readonly right: number;
  readonly y: number;
  readonly isGood: boolean;
  readonly children: string;
}

function Tag({ right, y, isGood, children }: TagProps) {
  const width = Math.min(useTypeset().widthOf(children, 10.5, 600), 70) + 14;
  return (
    <>
      <rect
        x={right - width}
        y={y}
        width={width}
        height="22"
        rx="7"
        fill={isGood ? "var(--positive-soft)" : "var(--surface-3)"}
      />
      <Words
        x={right - width / 2}
        y={y + 15}
        width={70}
        size={10.5}
        anchor="middle"
        fill={isGood ? "--positive" : "--text-2"}
      >
        {children}
      </Words>
    </>
  );
}
