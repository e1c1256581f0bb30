/** Collects the props of a page's islands while the page is rendered. */
import { createHash } from "node:crypto";
import type { Config } from "#server/config.ts";
import { INERT_POLICY, securityHeaders } from "#server/middleware/security-headers.ts";
import type { FetchedIslandData, PageIslandData } from "#shell/islands/island-data.ts";
import { compressed, storeAnswer, type StoredAnswer } from "./stored-answer.ts";

const BROTLI_QUALITY = 5;

export class RenderedIslands {
  readonly #islands = new Map<string, FetchedIslandData>();

  get isEmpty(): boolean {
    return this.#islands.size === 0;
  }

  readonly publish = (name: string, props: object): string => {
    const version = createHash("sha256").update(JSON.stringify(props)).digest("base64url").slice(0, 8);
    this.#islands.set(name, { version, props });
    return version;
  };

  toJson(): string {
    const data: PageIslandData = Object.fromEntries(this.#islands);
    return JSON.stringify(data);
  }
}

/** For a page without such islands, or no page. */
const NOTHING = "{}";

export function createIslandAnswers(
  config: Config,
): (islands: RenderedIslands, status: number) => Promise<StoredAnswer> {
  const headers = {
    ...securityHeaders(config.PUBLIC_ORIGIN),
    "content-security-policy": INERT_POLICY,
    "content-type": "application/json; charset=utf-8",
    "x-robots-tag": "noindex",
    vary: "Accept-Encoding",
  };
  return async (islands, pageStatus) => {
    const isFound = pageStatus === 200 && !islands.isEmpty;
    const status = pageStatus === 200 && islands.isEmpty ? 404 : pageStatus;
    const body = Buffer.from(isFound ? islands.toJson() : NOTHING);
    const cache = isFound ? "public, max-age=0, must-revalidate" : "no-store";
    return storeAnswer(
      status,
      { ...headers, "cache-control": cache },
      await compressed(body, BROTLI_QUALITY),
    );
  };
}
