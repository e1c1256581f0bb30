/** Lets React take over one island of the page. */
import { startTransition, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { LanguageProvider } from "#i18n/language.tsx";
import type { IslandData } from "./island-data.ts";

export function wakeIsland(host: HTMLElement, Part: ComponentType): void {
  const { language, messages, props } = JSON.parse(host.nextElementSibling?.textContent ?? "") as IslandData;
  // In small pieces: the form works without React meanwhile, and the page answers.
  startTransition(() => {
    hydrateRoot(
      host,
      <LanguageProvider language={language} messages={messages}>
        <Part {...props} />
      </LanguageProvider>,
      { identifierPrefix: host.dataset["island"] ?? "" },
    );
  });
}
