export const MAX_EMAIL_LENGTH = 254;

/**
 * §5: a loose pattern with one @; only a delivered mail proves more. It excludes characters that could add recipients
 * or headers.
 */
const PATTERN = /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+\.[^\s@,;:<>()[\]\\"\p{C}.]+$/u;

export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && PATTERN.test(text);

/** `h…@project.example`: recognisable, but not usable as an address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? email : `${email.slice(0, 1)}…${email.slice(at)}`;
}
