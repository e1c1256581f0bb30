/** Sentences, one after the other; empty ones are left out. Full-width punctuation includes its own space. */
export const joinSentences = (...sentences: readonly string[]): string =>
  sentences.reduce((before, next) =>
    before === "" || next === "" || endsInFullWidth(before) ? before + next : `${before} ${next}`,
  );

export const endsInFullWidth = (text: string): boolean => /[。！？]$/.test(text);
