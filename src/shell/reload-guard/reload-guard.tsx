import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";
import { notify } from "#ui/toast/toast-queue.ts";
import { guardReloads, type GuardedPage, type HeldReload } from "./guard-reloads.ts";

const thisPage = (): GuardedPage => ({
  window,
  navigation: "navigation" in window ? window.navigation : undefined,
  session: () => sessionStorage,
  now: Date.now,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
});

export function ReloadGuard() {
  const chunk = useTranslations("error.chunk");
  const errors = useTranslations("common.errors");
  const shown = useLocation();
  const navigate = useNavigate();
  const tell = useEffectEvent((held: HeldReload) => {
    notify({ tone: "warning", text: navigator.onLine ? chunk("failed") : errors("offline") });
    loadingClock.send("fail");
    // React Router waits for ever for the reload that was held back: going to where we are ends the wait.
    if (held === "page") void navigate(shown, { replace: true, defaultShouldRevalidate: false });
  });
  useEffect(() => guardReloads(thisPage(), tell), []);
  return null;
}
