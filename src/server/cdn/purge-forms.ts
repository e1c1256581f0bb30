/** How each cache is asked to purge pages with a tag, and in which header it reads the tags. */
import type { Config } from "#server/config.ts";

type PurgeForm = NonNullable<Config["CDN_PURGE"]>;

interface Purge {
  readonly url: string;
  readonly token: string | undefined;
  readonly tags: readonly string[];
}

const bearer = (token: string | undefined) =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const jsonCall = ({ url, token, tags }: Purge): Request =>
  new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(token) },
    body: JSON.stringify({ tags }),
  });

const REQUESTS: Readonly<Record<PurgeForm, (purge: Purge) => Request>> = {
  /** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
  cloudflare: jsonCall,
  /** https://www.fastly.com/documentation/reference/api/purging/ */
  fastly: ({ url, token, tags }) =>
    new Request(url, {
      method: "POST",
      headers: { "surrogate-key": tags.join(" "), ...(token !== undefined && { "fastly-key": token }) },
    }),
  /** deploy/varnish.vcl reads the tags as alternatives of a regular expression. */
  varnish: ({ url, token, tags }) =>
    new Request(url, { method: "PURGE", headers: { "cache-tag": tags.join("|"), ...bearer(token) } }),
  webhook: jsonCall,
};

export const purgeRequest = (form: PurgeForm, purge: Purge): Request => REQUESTS[form](purge);

export function tagHeaders(
  form: PurgeForm | undefined,
  tags: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  if (form === undefined || tags.size === 0) return {};
  return form === "fastly" ? { "surrogate-key": [...tags].join(" ") } : { "cache-tag": [...tags].join(",") };
}
