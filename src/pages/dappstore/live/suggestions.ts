/** DApps for what has been typed so far. An answer that comes after a newer question is dropped. */
import { dappPagePath } from "#features/catalogue/model.ts";
import { FALLBACK_LANGUAGE, languageOfPath } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { createApiClient } from "#lib/api-client.ts";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";
import { categoryTitles } from "./category-titles.ts";
import { readFoundDapps, type FoundDapp } from "./found-dapps.ts";
import { part, type StoreParts } from "./store-parts.ts";

const api = createApiClient({ origin: "" });

const SHOWN = 8;

export interface Suggestions {
  show: (key: string) => Promise<void>;
  /** The answer that is waited for will not be shown. */
  drop: () => void;
}

export function createSuggestions(parts: StoreParts, panel: HTMLElement): Suggestions {
  const group = part(panel, '[data-group="found"]');
  const list = part(group, "[data-options]");
  const texts = JSON.parse(panel.dataset["found"] ?? "[]") as string[];
  let asked: AbortController | undefined;

  const fill = (found: FoundDapp[] | null): void => {
    const titles = categoryTitles(parts.categories);
    list.replaceChildren(...(found ?? []).map((dapp) => entryOf(group, dapp, titles)));
    part(group, "[data-none]").hidden = found?.length !== 0;
    part(group, "[data-failed]").hidden = found !== null;
    parts.announce(found ? (texts[found.length] ?? "") : (part(group, "[data-failed]").textContent ?? ""));
  };

  return {
    async show(key) {
      const mine = new AbortController();
      asked = mine;
      loadingClock.send("start");
      const found = await ask(parts, key, mine.signal);
      if (mine.signal.aborted) return;
      loadingClock.send(found ? "finish" : "fail");
      fill(found);
    },
    drop: () => asked?.abort(),
  };
}

/** Null where there was no answer. */
async function ask({ search }: StoreParts, key: string, signal: AbortSignal): Promise<FoundDapp[] | null> {
  const chain = part<HTMLInputElement>(search, '[name="chain"]').value || undefined;
  const language = languageOfPath(location.pathname) ?? FALLBACK_LANGUAGE;
  try {
    const answer = await api.get("/v1/application/search", {
      query: { key, chain, start: 0, count: SHOWN },
      headers: { lang: language },
      signal,
    });
    return answer.ok ? (readFoundDapps(answer.data) ?? []) : null;
  } catch {
    return null;
  }
}

function entryOf(group: Element, dapp: FoundDapp, titles: ReadonlyMap<number, string>): DocumentFragment {
  const entry = document.importNode(part<HTMLTemplateElement>(group, "template").content, true);
  const language = languageOfPath(location.pathname) ?? FALLBACK_LANGUAGE;
  part<HTMLAnchorElement>(entry, "a").href = localPath(language, dappPagePath(dapp.hid));
  part<HTMLImageElement>(entry, "[data-picture]").src = dapp.icon_url;
  part(entry, "[data-text]").textContent = dapp.title;
  part(entry, "[data-kind]").textContent = titles.get(dapp.category_ids[0] ?? 0) ?? "";
  return entry;
}
