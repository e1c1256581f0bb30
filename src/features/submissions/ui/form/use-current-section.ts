import { useEffect, useState } from "react";

/** The current section: the last one whose top has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const sections = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    const watch = new IntersectionObserver(look, { rootMargin: "0px 0px -66%", threshold: [0, 0.1, 1] });
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [all]);
  return current;
}
