import { LaterPicture } from "./picture/later-picture.tsx";
import { DEFERRED_HREF, SHOWN_NEAR } from "./picture/picture-attributes.ts";
import styles from "./drawing.module.css";

/** Centre and radii. */
type Ring = readonly [cx: number, cy: number, rx: number, ry: number];

export interface Picture {
  /** An SVG file whose groups `under` and `over` lie below and above the rings. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The tide rings are animated, so they are part of the page and not of the file. */
  readonly rings: readonly Ring[];
}

/** A picture that is also shown in frames of 16:7. */
export interface StripPicture extends Picture {
  /** The part to show in a strip, as a `viewBox`. */
  readonly strip: string;
}

interface DrawingProps {
  readonly of: Picture;
  /** The accessible name. Omitted if the picture is decorative. */
  readonly label?: string;
  /** The part to show, as a `viewBox`. It fills its frame; a longer frame shows more of the picture. */
  readonly crop?: string;
  /** The file is fetched only after a script copies `DEFERRED_HREF` to `href`: when its panel opens, or it comes near. */
  readonly deferred?: "opened" | "near" | undefined;
}

/**
 * Uses a reference to the file, so that the picture takes the theme's colours and its outlines are not in the page
 * or the script.
 */
export function Drawing({ of: { file, width, height, rings }, label, crop, deferred }: DrawingProps) {
  const href = deferred ? DEFERRED_HREF : "href";
  return (
    <svg
      className={styles.drawing}
      viewBox={crop ?? `0 0 ${width} ${height}`}
      preserveAspectRatio={crop && "xMidYMid slice"}
      data-cropped={crop && ""}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      {...(deferred === "near" && { [SHOWN_NEAR]: "" })}
    >
      <use {...{ [href]: `${file}#under` }} />
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
      <use {...{ [href]: `${file}#over` }} />
    </svg>
  );
}

export const LaterDrawing = (props: Omit<DrawingProps, "deferred">) => (
  <LaterPicture>{(isLater) => <Drawing {...props} deferred={isLater ? "near" : undefined} />}</LaterPicture>
);
