/** Crops a picture to the 400 × 400 of a logo, by mouse, touch or keyboard. Loaded on demand. */
import { useEffect, useRef, useState, type PointerEvent } from "react";
import { useTranslations } from "use-intl";
import { LOGO_ENLARGED_FROM_PX, LOGO_SIDE_PX } from "#features/submissions/model.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { hold, MAX_ZOOM, minZoom, moveBy, placeIn, reach, START, type CropFrame } from "./crop-frame.ts";
import styles from "./cropper.module.css";

interface CropperProps {
  readonly image: ImageBitmap;
  readonly onClose: () => void;
  readonly onCrop: (logo: Blob) => void;
}

export function Cropper({ image, onClose, onCrop }: CropperProps) {
  const t = useTranslations("submitCommon.logo");
  const common = useTranslations("common.actions");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [frame, setFrame] = useState<CropFrame>(START);
  useEffect(() => draw(canvas.current, image, frame), [image, frame]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = LOGO_SIDE_PX / event.currentTarget.clientWidth;
    const by = { x: event.movementX * scale, y: event.movementY * scale };
    setFrame((now) => moveBy(image, now, by, LOGO_SIDE_PX));
  };
  const crop = () => canvas.current?.toBlob((logo) => logo && onCrop(logo), "image/png");
  return (
    <Dialog
      open
      title={t("cropTitle")}
      onClose={onClose}
      closeLabel={common("cancel")}
      actions={<Button onClick={crop}>{t("cropApply")}</Button>}
    >
      <p>{t("cropHint")}</p>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={LOGO_SIDE_PX}
        height={LOGO_SIDE_PX}
        aria-hidden
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <Sliders
        image={image}
        frame={frame}
        onChange={(next) => setFrame((now) => hold(image, { ...now, ...next }, LOGO_SIDE_PX))}
      />
      {Math.min(image.width, image.height) < LOGO_ENLARGED_FROM_PX && <p>{t("tooSmall")}</p>}
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement | null, image: ImageBitmap, frame: CropFrame): void {
  const pen = canvas?.getContext("2d");
  if (!pen) return;
  const { left, top, width, height } = placeIn(image, frame, LOGO_SIDE_PX);
  pen.imageSmoothingQuality = "high";
  pen.clearRect(0, 0, LOGO_SIDE_PX, LOGO_SIDE_PX);
  pen.drawImage(image, left, top, width, height);
}

interface SlidersProps {
  readonly image: ImageBitmap;
  readonly frame: CropFrame;
  readonly onChange: (next: Partial<CropFrame>) => void;
}

/** The same by keyboard, and for those who cannot drag. */
function Sliders({ image, frame, onChange }: SlidersProps) {
  const t = useTranslations("submitCommon.logo");
  const { x, y } = reach(image, frame.zoom, LOGO_SIDE_PX);
  return (
    <div className={styles.sliders}>
      {(
        [
          ["zoom", { min: minZoom(image), max: MAX_ZOOM }, t("zoom")],
          ["x", x, t("cropAcross")],
          ["y", y, t("cropDown")],
        ] as const
      ).map(([name, { min, max }, label]) => (
        <label key={name} className={styles.slider}>
          <span>{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step="any"
            value={frame[name]}
            disabled={min === max}
            onChange={(event) => onChange({ [name]: Number(event.target.value) })}
          />
        </label>
      ))}
    </div>
  );
}
