/** Recognises a website that somebody typed into the search field. */

/** The longest host, with room for a scheme and a path. */
const MAX_LENGTH = 500;

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** At least two labels, and an ending that is not a number. */
const HOST = /^(?:[a-z\d_-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/**
 * Returns the host as browsers send it, without `www.`, or null if the text is not a web address. For
 * `https://known.example@other.example/` it is the host that a browser opens.
 */
export function typedHost(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MAX_LENGTH || /\s/.test(text)) return null;
  const address = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^www\./, "").replace(/\.$/, "");
  return /^https?:$/.test(protocol) && HOST.test(host) ? host : null;
}
