/** Makes visitors' text safe for a terminal: every character is visible, and none moves the text around it. */

/**
 * Characters that move the cursor, change the reading direction or are invisible, and lone surrogates and unassigned
 * code points.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Joiners and variation selectors belong to the character before them, in Indic scripts and emoji. */
const JOINED = /^(?:\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\u200c|\u200d|\ufe0e|\ufe0f)/u;

const codeOf = (sign: string): string =>
  `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;

/** A line break becomes visible. */
const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/g;

/** One line with single spaces, so that a text cannot start a row or a column of a table. */
export const oneLine = (text: string): string =>
  seen(text.replaceAll(LINE_BREAK, " ⏎ ")).replaceAll(/\s+/g, " ").trim();

export const linesOf = (text: string): string[] => text.split(LINE_BREAK).map(oneLine);

/** Makes every character of a line visible and keeps its spaces. */
export function seen(text: string): string {
  return text.replaceAll("\t", " ").replaceAll(UNSEEN, (sign, at: number) => {
    const before = /.{1,2}$/su.exec(text.slice(Math.max(0, at - 4), at).toWellFormed())?.[0] ?? "";
    return JOINED.test([...before].at(-1) + sign) ? sign : codeOf(sign);
  });
}

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** East Asian wide and full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18d08}\u{1b000}-\u{1b2fb}\u{1f200}-\u{1f251}\u{20000}-\u{3fffd}]/u;
const PICTURE = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
const ATTACHED = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u;

function clusterWidth(cluster: string): number {
  if (PICTURE.test(cluster)) return 2;
  let width = 0;
  for (const sign of cluster) width += ATTACHED.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
  return width;
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** Returns the number of terminal columns. */
export function widthOf(text: string): number {
  if (isPlain(text)) return text.length;
  let width = 0;
  for (const { segment } of clusters.segment(text)) width += clusterWidth(segment);
  return width;
}

export const padTo = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/** Wraps at spaces where possible, to lines of at most this width. */
export function wrap(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = "";
  let lineWidth = 0;
  const end = (): void => {
    lines.push(line);
    line = "";
    lineWidth = 0;
  };
  for (const word of text.split(" ")) {
    const wordWidth = widthOf(word);
    if (line !== "" && lineWidth + 1 + wordWidth > width) end();
    if (line !== "") {
      line += " ";
      lineWidth += 1;
    }
    for (const { segment } of clusters.segment(word)) {
      const characterWidth = clusterWidth(segment);
      if (lineWidth + characterWidth > width && line !== "") end();
      line += segment;
      lineWidth += characterWidth;
    }
  }
  if (line !== "") end();
  return lines;
}

/** JSON with all characters visible; a parser still gets the same text. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (sign) =>
    Array.from({ length: sign.length }, (_, at) => escaped(sign.charCodeAt(at))).join(""),
  );

const escaped = (unit: number): string => String.raw`\u${unit.toString(16).padStart(4, "0")}`;
