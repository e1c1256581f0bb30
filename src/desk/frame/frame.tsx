/** The frame around every screen: bar, rail, foot. Screens with data of their own register keys and nothing else. */
import { useState } from "react";
import { Link, NavLink, Outlet, useLoaderData, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import mark from "#content/brand/logos/mark-16.svg";
import { brand } from "#brand/brand.ts";
import { PASSKEYS_WANTED } from "#features/operators/model.ts";
import type { Me } from "#features/operators/schema.ts";
import { KeyHelp } from "#desk/keys/key-help.tsx";
import { KeyName } from "#desk/keys/key-name.tsx";
import { ShortcutProvider, useActiveShortcuts, useShortcuts } from "#desk/keys/shortcuts.tsx";
import { RAIL_SECTIONS, SCREENS, type DeskScreen } from "#desk/screens.ts";
import { useTranslateKey } from "#i18n/use-translate-key.ts";
import { Icon } from "#ui/icon.tsx";
import { Sentences } from "#ui/sentences/sentences.tsx";
import { GoTo } from "./go-to.tsx";
import { FrameControls } from "./frame-controls.tsx";
import styles from "./frame.module.css";

export const FRAME_ID = "frame";

/** The signed-in person, for every screen. */
export function useMe(): Me {
  const me = useRouteLoaderData<Me>(FRAME_ID);
  if (!me) throw new Error("this screen is not inside the frame");
  return me;
}

export function Frame() {
  return (
    <ShortcutProvider>
      <FramedScreen />
    </ShortcutProvider>
  );
}

function FramedScreen() {
  const t = useTranslations("desk.frame");
  const me = useLoaderData<Me>();
  const [open, setOpen] = useState<"help" | "goTo" | null>(null);
  const close = () => setOpen(null);
  useShortcuts([
    { keys: "ctrl+k", label: t("goTo"), run: () => setOpen("goTo") },
    { keys: "?", label: t("allKeys"), run: () => setOpen("help") },
  ]);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t("skip")}
      </a>
      <header className={styles.bar}>
        <Link className={styles.brand} to="/desk">
          <img src={mark} alt="" width="22" height="22" />
          {brand.name} <span className={styles.word}>{t("desk")}</span>
        </Link>
        <button type="button" className={styles.find} onClick={() => setOpen("goTo")}>
          <span className={styles.findText}>{t("find")}</span>
          <KeyName keys="ctrl+k" />
        </button>
        {/* Held acts and live signs of the review are shown here. */}
        <div className={styles.slot} id="desk-bar" />
        <FrameControls me={me} />
      </header>
      <Rail me={me} />
      <div className={styles.main}>
        <Banners me={me} />
        <Outlet />
      </div>
      <Foot />
      <KeyHelp open={open === "help"} onClose={close} />
      <GoTo open={open === "goTo"} onClose={close} me={me} />
    </div>
  );
}

function Banners({ me: { passkeys, waiting } }: { readonly me: Me }) {
  const t = useTranslations("desk.frame");
  return (
    <div>
      {passkeys < PASSKEYS_WANTED && (
        <aside className={styles.banner} aria-label={t("addPasskey")}>
          <Sentences>
            {t("secondPasskey")}
            <Link to="/desk/account">{t("addPasskey")}</Link>
          </Sentences>
        </aside>
      )}
      {waiting.count > 0 && (
        <aside className={styles.banner} aria-label={t("waitingLabel")}>
          <Sentences>
            {t(waiting.isAlone ? "waitingAlone" : "waiting", { count: waiting.count })}
            <Link to="/desk/proposals">{t("waitingOpen")}</Link>
          </Sentences>
        </aside>
      )}
    </div>
  );
}

function Rail({ me }: { readonly me: Me }) {
  const t = useTranslations("desk.frame");
  return (
    <nav className={styles.rail} aria-label={t("nav")}>
      {RAIL_SECTIONS.map((section) => {
        const screens = SCREENS.filter(
          ({ rail, verb }) => rail?.section === section && me.verbs.includes(verb),
        );
        return (
          screens.length > 0 && (
            <div className={styles.group} key={section}>
              <h2 className={styles.groupName}>{t(`sections.${section}`)}</h2>
              {screens.map((screen) => (
                <RailLink key={screen.path} screen={screen} />
              ))}
            </div>
          )
        );
      })}
    </nav>
  );
}

function RailLink({ screen: { path, rail } }: { readonly screen: DeskScreen }) {
  const text = useTranslateKey();
  return (
    rail && (
      <NavLink className={styles.link ?? ""} to={`/desk/${path}`}>
        <Icon of={rail.icon} size={16} />
        {text(rail.title)}
      </NavLink>
    )
  );
}

function Foot() {
  const shortcuts = useActiveShortcuts().filter(({ isMinor }) => !isMinor);
  return (
    <footer className={styles.foot}>
      {shortcuts.map(({ keys, label }) => (
        <span className={styles.hint} key={keys}>
          <KeyName keys={keys} />
          {label}
        </span>
      ))}
    </footer>
  );
}
