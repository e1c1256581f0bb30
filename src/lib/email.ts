const MAX_LENGTH = 254;

/**
 * §5: a loose pattern with one at-sign; only a mail that arrives proves more. The signs it leaves out would make
 * one text several recipients or a header of its own.
 */
const PATTERN = /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+\.[^\s@,;:<>()[\]\\"\p{C}.]+$/u;

export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && PATTERN.test(text);
