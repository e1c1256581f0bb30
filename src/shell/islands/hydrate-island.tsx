/** Hydrates one island of the page with React. */
import { startTransition, useEffect, type ComponentType, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { LanguageProvider } from "#i18n/language.tsx";
import { ISLAND } from "./island-attributes.ts";
import type { IslandInput } from "./island-input.ts";

interface ReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function WhenReady({ onReady, children }: ReadyProps) {
  useEffect(onReady, [onReady]);
  return children;
}

export function hydrateIsland(
  host: HTMLElement,
  Part: ComponentType,
  { texts, props, isAsServed }: IslandInput,
): Promise<void> {
  return new Promise((resolve) => {
    const part = (
      <WhenReady onReady={resolve}>
        <LanguageProvider {...texts}>
          <Part {...props} />
        </LanguageProvider>
      </WhenReady>
    );
    const options = { identifierPrefix: host.getAttribute(ISLAND.name) ?? "" };
    // A transition hydrates in small pieces, so the page stays responsive while the served HTML still works.
    startTransition(() => {
      if (isAsServed) hydrateRoot(host, part, options);
      else createRoot(host, options).render(part);
    });
  });
}
