/** Skeletons come only where the wait is felt. */
const SLOW_MS = 200;

/** Marks a part that waits for its content. Call the answer when it is there. */
export function waitIn(content: HTMLElement): () => void {
  content.setAttribute("aria-busy", "true");
  const timer = setTimeout(() => content.setAttribute("data-slow", ""), SLOW_MS);
  return () => {
    clearTimeout(timer);
    content.removeAttribute("aria-busy");
    content.removeAttribute("data-slow");
  };
}
