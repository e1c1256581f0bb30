/** The position of a picture in its crop square. Lengths are pixels of the square. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropFrame {
  /** 1: the picture covers the square exactly. */
  readonly zoom: number;
  /** The centre of the square, relative to the picture: 0.5 is its centre. */
  readonly x: number;
  readonly y: number;
}

export const START: CropFrame = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

const between = (min: number, value: number, max: number): number => Math.min(Math.max(value, min), max);

/** Below 1 the whole picture is visible, with empty space beside it. */
export const minZoom = ({ width, height }: Size): number => Math.min(width, height) / Math.max(width, height);

const scaleOf = (size: Size, zoom: number, side: number): number =>
  (side / Math.min(size.width, size.height)) * zoom;

/** The picture's rectangle in the square. */
export function placeIn(size: Size, frame: CropFrame, side: number) {
  const scale = scaleOf(size, frame.zoom, side);
  const width = size.width * scale;
  const height = size.height * scale;
  return { left: side / 2 - frame.x * width, top: side / 2 - frame.y * height, width, height };
}

/** The range of the centre: a picture larger than the square leaves no gap, a smaller one is centred. */
export function reach(size: Size, zoom: number, side: number) {
  const scale = scaleOf(size, zoom, side);
  const along = (length: number) => {
    const min = Math.min(0.5, side / 2 / (length * scale));
    return { min, max: 1 - min };
  };
  return { x: along(size.width), y: along(size.height) };
}

/** Clamps the frame to a valid position. */
export function hold(size: Size, frame: CropFrame, side: number): CropFrame {
  const zoom = between(minZoom(size), frame.zoom, MAX_ZOOM);
  const { x, y } = reach(size, zoom, side);
  return { zoom, x: between(x.min, frame.x, x.max), y: between(y.min, frame.y, y.max) };
}

/** Moves the picture below the square, in pixels of the square. */
export function moveBy(
  size: Size,
  frame: CropFrame,
  { x, y }: { x: number; y: number },
  side: number,
): CropFrame {
  const scale = scaleOf(size, frame.zoom, side);
  const moved = { ...frame, x: frame.x - x / (size.width * scale), y: frame.y - y / (size.height * scale) };
  return hold(size, moved, side);
}
