/** What happens when another page is shown: the scroll rule, the focus, and its title read aloud. */
import { useEffect, useLayoutEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType, type Location } from "react-router";
import { CONTENT_ID } from "#shell/content-id.ts";
import { createScrollPlaces, type ScrollPlaces } from "./scroll-places.ts";
import { isOtherPage, scrollTarget, type ScrollTarget } from "./scroll-target.ts";

// Both outlive the shell, which is drawn anew around an error page.
let places: ScrollPlaces | undefined;
let shown: Location | undefined;

function scrollTo(target: ScrollTarget): void {
  switch (target.kind) {
    case "stay":
      return;
    case "element":
      return document.getElementById(target.id)?.scrollIntoView();
    case "top":
    case "place":
      return window.scrollTo({ top: target.kind === "place" ? target.top : 0, behavior: "instant" });
  }
}

/** The browser restores places itself only across documents: on a reload, and on the way back to this site. */
function useManualRestoration(): void {
  useEffect(() => {
    places ??= createScrollPlaces(() => sessionStorage);
    const remember = () => shown && places?.remember(shown.key, window.scrollY);
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const handBack = () => {
      places?.save();
      history.scrollRestoration = "auto";
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("scroll", remember, { passive: true, signal });
    window.addEventListener("pagehide", handBack, { signal });
    window.addEventListener("pageshow", takeOver, { signal });
    if (document.readyState === "complete") takeOver();
    return () => listening.abort();
  }, []);
}

export function PageChange() {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const [title, setTitle] = useState("");
  useManualRestoration();
  useLayoutEffect(() => {
    const from = shown;
    shown = location;
    // The first page is the browser's to place.
    if (!from || from.key === location.key) return;
    const savedTop = places?.find(location.key);
    scrollTo(scrollTarget({ from, to: location, isBackOrForward, savedTop }));
    if (!isOtherPage(from, location)) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [location, isBackOrForward]);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic>
      {title}
    </div>
  );
}
