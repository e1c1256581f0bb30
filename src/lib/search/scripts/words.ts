/** Knows the words of scripts without spaces, of Chinese, Japanese and Thai in any language. */
export const WORDS = new Intl.Segmenter("zh", { granularity: "word" });
