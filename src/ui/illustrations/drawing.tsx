import styles from "./drawing.module.css";

/** Middle and half axes. */
type Ring = readonly [cx: number, cy: number, rx: number, ry: number];

export interface Picture {
  /** An SVG file whose groups `under` and `over` lie below and above the rings. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The tide rings, which move and are therefore drawn in the page itself. */
  readonly rings: readonly Ring[];
}

/** One that is also shown in frames 16 wide and 7 high. */
export interface StripPicture extends Picture {
  /** The part of it that tells what it is about, as a `viewBox`. */
  readonly strip: string;
}

interface DrawingProps {
  readonly of: Picture;
  /** What the picture shows. Left out where it only decorates. */
  readonly label?: string;
  /** The part to show, as a `viewBox`: it fills its frame, and more of the picture is seen where the frame is longer. */
  readonly crop?: string;
  /** Fetched only once something turns `data-href` into `href`. */
  readonly deferred?: boolean;
}

/** By reference: the picture takes the colours of the theme around it, and page and script stay free of its outlines. */
export function Drawing({ of: { file, width, height, rings }, label, crop, deferred }: DrawingProps) {
  const href = deferred ? "data-href" : "href";
  return (
    <svg
      className={styles.drawing}
      viewBox={crop ?? `0 0 ${width} ${height}`}
      preserveAspectRatio={crop && "xMidYMid slice"}
      data-cropped={crop && ""}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <use {...{ [href]: `${file}#under` }} />
      <g>
        {rings.map((ring) => (
          <ellipse
            key={ring.join()}
            className={styles.ring}
            cx={ring[0]}
            cy={ring[1]}
            rx={ring[2]}
            ry={ring[3]}
          />
        ))}
      </g>
      <use {...{ [href]: `${file}#over` }} />
    </svg>
  );
}
