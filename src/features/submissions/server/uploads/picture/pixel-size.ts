/** As the header of a file claims it. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}
