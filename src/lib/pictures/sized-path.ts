/** The widths in which uploaded pictures exist besides the one they are stored in. */
export const SQUARE_WIDTHS = [64, 128, 256] as const;
export const WIDE_WIDTHS = [480, 960] as const;

/** `/uploads/a.png` is `/uploads/a-64` in a width of 64 px, in the best format that the browser accepts. */
export const sizedPath = (path: string, width: number): string =>
  path.replace(/^(\/uploads\/\w+)\.\w+$/, `$1-${width}`);
