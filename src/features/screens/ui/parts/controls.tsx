import { Words } from "./words.tsx";

interface ButtonProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly look?: "filled" | "quiet" | "text";
  readonly children: string;
}

export function ScreenButton({ x, y, width, height = 46, look = "filled", children }: ButtonProps) {
  return (
    <>
      {look !== "text" && (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx="14"
          fill={look === "filled" ? "var(--action)" : "none"}
          stroke={look === "filled" ? undefined : "var(--line-control)"}
        />
      )}
      <Words
        x={x + width / 2}
        y={y + height / 2 + 4.5}
        width={width - 20}
        size={look === "text" ? 12 : 13.5}
        weight={650}
        anchor="middle"
        fill={look === "filled" ? "--text-on-action" : "--text-1"}
      >
        {children}
      </Words>
    </>
  );
}

interface FactProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly label: string;
  readonly value: string;
  readonly fill?: string;
}

export const FACT_HEIGHT = 34;

/** A label and a value on one line, with a hairline above. */
export function Fact({ x, y, width, label, value, fill = "--text-1" }: FactProps) {
  return (
    <g>
      <path d={`M${x} ${y}h${width}`} stroke="var(--line-1)" />
      <Words x={x} y={y + 21} width={width * 0.48} size={12} weight={500} fill="--text-2">
        {label}
      </Words>
      <Words x={x + width} y={y + 21} width={width * 0.5} size={12} anchor="end" weight={650} fill={fill}>
        {value}
      </Words>
    </g>
  );
}
