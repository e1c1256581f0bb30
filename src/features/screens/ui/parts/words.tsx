import { createContext, use } from "react";
import type { Typeset } from "#features/screens/model.ts";
import { useLanguage } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";

/** Screens are rendered only on the server, which can measure text. */
export const TypesetContext = createContext<Typeset | null>(null);

export function useTypeset(): Typeset {
  const typeset = use(TypesetContext);
  if (!typeset) throw new Error("App screens are rendered by the server, with a Typeset.");
  return typeset;
}

/** Scripts with marks above and below need more room between lines. */
const LEADING: Partial<Record<Language, number>> = {
  th: 1.5,
  hi: 1.5,
  zh: 1.4,
  "zh-tw": 1.4,
  ja: 1.4,
  ko: 1.4,
};

type Anchor = "start" | "middle" | "end";

interface WordsProps {
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  /** The text gets smaller, to four fifths, before it is cut. */
  readonly width: number;
  readonly size?: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: Anchor;
  readonly lines?: number;
  readonly children: string;
}

/** The size and two smaller ones. */
const sizesFrom = (size: number): [number, ...number[]] => [size, size * 0.9, size * 0.8];

export function Words(props: WordsProps) {
  const {
    x,
    y,
    width,
    size: wanted = 13,
    weight = 600,
    fill = "--text-1",
    anchor = "start",
    lines = 1,
  } = props;
  const typeset = useTypeset();
  const leading = LEADING[useLanguage()] ?? 1.32;
  const set = typeset.linesOf(props.children, { sizes: sizesFrom(wanted), width, maxLines: lines, weight });
  const size = Math.round(set.size * 10) / 10;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      fill={`var(${fill})`}
      textAnchor={anchor === "start" ? undefined : anchor}
    >
      {set.lines.length === 1
        ? set.lines[0]
        : set.lines.map((line, at) => (
            <tspan key={line} x={x} dy={at === 0 ? undefined : Math.round(size * leading * 10) / 10}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
