import { needsDarkInk } from "#lib/contrast.ts";
import { sizedPath } from "#lib/pictures/sized-path.ts";
import { initialOf, roundDrawing, squareDrawing } from "./drawing.ts";
import { OUTLINES } from "./shapes.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  readonly name: string;
  readonly shape?: "square" | "round";
  /** Round avatars smaller than 24 are discs of 20. */
  readonly size?: number;
  /** One or two letters for a round avatar, if the initial of the name is not enough. */
  readonly code?: string | undefined;
  /** The ground of a round avatar, `#rrggbb`; without one the name decides. */
  readonly colour?: string | undefined;
  /** An image to show instead of the drawing. */
  readonly src?: string | undefined;
  /** Only if the name is not shown beside it. */
  readonly label?: string | undefined;
}

/** Below this size lines become noise, so only the background and the letter are drawn. */
const DETAIL_FROM_PX = 24;

export function Avatar({ name, shape = "square", size = 56, code, colour, src, label }: AvatarProps) {
  if (src) {
    const width = size > 64 ? 128 : 64;
    return (
      <img
        className={styles.avatar}
        src={sizedPath(src, width)}
        srcSet={`${sizedPath(src, 2 * width)} 2x`}
        alt={label ?? ""}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        data-shape={shape}
      />
    );
  }
  const detailed = size >= DETAIL_FROM_PX;
  if (shape === "round" && !detailed && !label) return <Disc {...{ name, code, colour }} />;
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return shape === "square" ? (
    <SquareDrawingView name={name} size={size} detailed={detailed} named={named} />
  ) : (
    <RoundDrawingView {...{ name, code, colour, size, detailed, named }} />
  );
}

/**
 * The policy allows no inline styles, so a colour is SVG's attribute `color`, which the style sheet reads as
 * `currentColor`.
 */
const groundOf = (name: string, colour: string | undefined) =>
  colour === undefined
    ? { "data-palette": roundDrawing(name).palette }
    : { color: colour, "data-ink": needsDarkInk(colour) ? "dark" : undefined };

/** Only its letters, because lists contain hundreds of them. */
function Disc({ name, code, colour }: Pick<AvatarProps, "name" | "code" | "colour">) {
  return (
    <svg className={styles.disc} {...groundOf(name, colour)} aria-hidden>
      <text>{code ?? initialOf(name)}</text>
    </svg>
  );
}

interface DrawingProps {
  readonly name: string;
  readonly size: number;
  readonly detailed: boolean;
  readonly named: object;
}

function SquareDrawingView({ name, size, detailed, named }: DrawingProps) {
  const { palette, shape, degrees, pale } = squareDrawing(name);
  const { fill, line, width, over, vein } = OUTLINES[shape];
  return (
    <svg
      className={styles.avatar}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      data-shape="square"
      data-palette={palette}
      data-pale={pale || undefined}
      {...named}
    >
      <path className={styles.ground} d="M0 0h64v64H0z" />
      {detailed && (
        <>
          <g transform={degrees ? `rotate(${degrees} 32 32)` : undefined}>
            {fill && <path className={styles.fill} d={fill} />}
            {line && <path className={styles.line} d={line} strokeWidth={width} />}
            {over && <path className={styles.over} d={over} />}
            {vein && <path className={styles.vein} d={vein} />}
          </g>
          <circle className={styles.ground} cx="32" cy="32" r="18" />
        </>
      )}
      <text className={styles.letter} x="32" y="41">
        {initialOf(name)}
      </text>
    </svg>
  );
}

function RoundDrawingView({
  name,
  code,
  colour,
  size,
  detailed,
  named,
}: DrawingProps & Pick<AvatarProps, "code" | "colour">) {
  const { x, y, radii } = roundDrawing(name);
  return (
    <svg
      className={styles.avatar}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      data-shape="round"
      {...groundOf(name, colour)}
      {...named}
    >
      <path className={styles.ground} d="M0 0h32v32H0z" />
      {detailed &&
        radii.map((radius) => <circle key={radius} className={styles.ring} cx={x} cy={y} r={radius} />)}
      <text className={styles.code} x="16" y="20.2">
        {code ?? initialOf(name)}
      </text>
    </svg>
  );
}
