import * as z from "zod/mini";
import { field } from "./field.ts";
import { compact } from "./text.ts";

/** §5: optional http(s) scheme, dotted host, a last label of two letters or more, optional path. */
const HOST = /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/** The address with its scheme, or null if it is not a web address. */
function webAddress(given: string): string | null {
  if (/[\s\\<>"{}|^`]/.test(given)) return null;
  const full = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(full)) return null;
  const { hostname, username, password, port, href, pathname, search, hash } = new URL(full);
  if (username !== "" || password !== "" || port !== "" || !HOST.test(hostname)) return null;
  // A bare host stays without the slash that the parser adds.
  return pathname === "/" && search === "" && hash === "" ? href.slice(0, -1) : href;
}

export const link = ({ max }: { readonly max: number }) =>
  field(
    (given, refuse) => {
      const typed = compact(given, max, refuse);
      if (typed === undefined) return undefined;
      if (typed.length > max) return refuse("too_long", { count: max });
      return webAddress(typed) ?? refuse("url");
    },
    z.string().check(
      // The scheme and punycode may have made it longer.
      z.maxLength(max),
      z.meta({ format: "uri", description: "A web address; without a scheme it becomes https." }),
    ),
  );
