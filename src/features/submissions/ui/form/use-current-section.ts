import { useEffect, useState } from "react";

/** The upper third of the window and everything above it, so that a section stays inside once its top is there. */
const PASSED = "1000000px 0px -66.6%";

/** The current section: the last one whose top has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const order = all.split(" ");
    const passed = new Set<string>();
    const update = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      setCurrent(order.findLast((id) => passed.has(id)) ?? order[0]);
    };
    const observer = new IntersectionObserver(update, { root: document, rootMargin: PASSED });
    for (const section of order.flatMap((id) => document.getElementById(id) ?? [])) observer.observe(section);
    return () => observer.disconnect();
  }, [all]);
  return current;
}
