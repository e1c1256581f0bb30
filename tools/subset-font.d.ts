/** The part of subset-font that we use; the package has no types of its own. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "truetype" | "woff2";
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
