import { compact } from "./text.ts";
import type { Rule } from "./rule.ts";

/** §5: optional http(s) scheme, dotted host, a last part of two letters or more, optional path. */
const HOST = /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/** The address with its scheme, or null where it is no web address. */
function webAddress(given: string): string | null {
  if (/[\s\\<>"{}|^`]/.test(given)) return null;
  const full = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(full)) return null;
  const { hostname, username, password, port, href, pathname, search, hash } = new URL(full);
  if (username !== "" || password !== "" || port !== "" || !HOST.test(hostname)) return null;
  // A bare host keeps its spelling without the slash that the parser adds.
  return pathname === "/" && search === "" && hash === "" ? href.slice(0, -1) : href;
}

export const link = ({ max }: { readonly max: number }): Rule<string> => ({
  isRequired: false,
  schema: {
    type: "string",
    format: "uri",
    maxLength: max,
    description: "A web address; without a scheme it becomes https.",
  },
  read(given, path, problems) {
    const typed = compact(given, path, problems);
    if (typed === undefined) return undefined;
    if (typed.length > max) return problems.add(path, "too_long", { count: max });
    const address = webAddress(typed);
    if (address === null) return problems.add(path, "url");
    return address.length > max ? problems.add(path, "too_long", { count: max }) : address;
  },
});
