/** Marks of Latin letters. Folding drops them, but in Vietnamese they tell words apart: muốn is to want, mượn to borrow. */

const MARK = /\p{M}/u;
const LATIN = /^[\p{Script=Latin}\p{M}]+$/u;
/** Marks that Spanish and Portuguese lack, and two on one letter. */
const VIETNAMESE = /[\u0306\u0309\u031b\u0323]|\p{M}\p{M}/u;

/** As segments are made of it. */
export const withMarks = (text: string): string => text.toLowerCase().normalize("NFC");

export const isMarked = (word: string): boolean => {
  const letters = word.normalize("NFD");
  return word.includes("đ") || (MARK.test(letters) && LATIN.test(letters));
};

/** A word without marks may stand for others, but a little word stands for itself: "the" is no thẻ. */
export const isVietnamese = (word: string): boolean =>
  word.includes("đ") || VIETNAMESE.test(word.normalize("NFD"));

/** Of two words of the same letters, whether their marks tell that they are different words. */
export const areMarkedApart = (one: string, other: string): boolean =>
  one !== other && (isVietnamese(one) || isVietnamese(other));
