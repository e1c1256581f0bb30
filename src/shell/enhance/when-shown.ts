/**
 * Resolves when the page is visible to a visitor. A prerendered page (Speculation Rules) must not store, request or
 * start anything, because it may never be opened.
 */
export function whenShown(): Promise<void> {
  // Not in every browser yet, and not in TypeScript's library.
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("prerenderingchange", () => resolve(), { once: true });
  });
}
