/** The fonts of fonts.css that pages may preload. */
import cyrillic from "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2";
import latin from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/manrope/files/manrope-vietnamese-wght-normal.woff2";
import thai from "@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2";
import devanagari from "./fonts/devanagari-hindi.woff2";

export const FONT_FILES = { cyrillic, devanagari, latin, thai, vietnamese };
