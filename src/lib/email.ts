const MAX_LENGTH = 254;

/**
 * §5: a loose pattern with one at-sign; only a mail that arrives proves more. The signs it leaves out would make
 * one text several recipients or a header of its own.
 */
const PATTERN = /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+\.[^\s@,;:<>()[\]\\"\p{C}.]+$/u;

export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && PATTERN.test(text);

/** `h…@project.example`: enough to recognise, not enough to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? email : `${email.slice(0, 1)}…${email.slice(at)}`;
}
