/** Collects the props of a page's islands while the page is rendered. */
import { hash } from "node:crypto";
import { tagHeaders } from "#server/cdn/purge-forms.ts";
import type { Config } from "#server/config.ts";
import { INERT_POLICY, securityHeaders } from "#server/middleware/security-headers.ts";
import { publicCache, type Refreshing } from "./public-cache.ts";
import { storeAnswer, type StoredAnswer } from "./stored-answer.ts";
import { utf8Bytes } from "./body/utf8-bytes.ts";

interface PublishedIsland {
  readonly version: string;
  /** The props as JSON. */
  readonly props: string;
}

export class RenderedIslands {
  readonly #islands = new Map<string, PublishedIsland>();

  get isEmpty(): boolean {
    return this.#islands.size === 0;
  }

  /** The version is given if the same props were published before. */
  readonly publish = (name: string, props: string, known?: string): string => {
    const version = known ?? hash("sha1", props, "base64url").slice(0, 8);
    this.#islands.set(name, { version, props });
    return version;
  };

  /** `PageIslandData`. The props are JSON already, and lists are long. */
  toJson(): string {
    const islands = [...this.#islands].map(
      ([name, { version, props }]) =>
        `${JSON.stringify(name)}:{"version":${JSON.stringify(version)},"props":${props}}`,
    );
    return `{${islands.join(",")}}`;
  }

  /** Identifies the data by its versions. */
  get etag(): string {
    return `"${[...this.#islands.values()].map(({ version }) => version).join("")}"`;
  }
}

/** For a page without such islands, or no page. */
const NOTHING = "{}";

interface IslandPage {
  readonly status: number;
  readonly islands: RenderedIslands;
  readonly tags: ReadonlySet<string>;
}

export function createIslandAnswers(
  config: Config,
  refreshing: Refreshing,
): (page: IslandPage) => StoredAnswer {
  const headers = {
    ...securityHeaders(config.PUBLIC_ORIGIN),
    "content-security-policy": INERT_POLICY,
    "content-type": "application/json; charset=utf-8",
    "x-robots-tag": "noindex",
    vary: "Accept-Encoding",
  };
  return ({ islands, status: pageStatus, tags }) => {
    const isFound = pageStatus === 200 && !islands.isEmpty;
    const status = pageStatus === 200 && islands.isEmpty ? 404 : pageStatus;
    const identity = utf8Bytes(isFound ? islands.toJson() : NOTHING);
    const own = {
      "cache-control": isFound ? publicCache(config, refreshing) : "no-store",
      ...tagHeaders(config.CDN_PURGE, tags),
    };
    return storeAnswer(status, { ...headers, ...own }, { identity }, isFound ? islands.etag : undefined);
  };
}
