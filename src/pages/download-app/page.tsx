import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { latestOf } from "#features/downloads/model.ts";
import { PlatformTiles } from "#features/downloads/ui/panel/platform-tiles.tsx";
import { UnsafeNotice } from "#features/downloads/ui/unsafe-notice.tsx";
import { LaterAppScreen } from "#features/screens/ui/app-screen.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { AndroidPart } from "./android/android-part.tsx";
import { AndroidSteps } from "./android/android-steps.tsx";
import { IosPart } from "./ios/ios-part.tsx";
import { IosSteps } from "./ios/ios-steps.tsx";
import { load, type Choice } from "./load.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["ios", "android"] };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

const PHONES = ["android-apk", "google-play", "ios"];

export default function DownloadAppPage({ loaderData: { choice, releases, address } }: Route.ComponentProps) {
  return <KeptMarkup of={DownloadApp} props={{ choice, releases, address }} ids="app" />;
}

type DownloadAppProps = Pick<Route.ComponentProps["loaderData"], "choice" | "releases" | "address">;

function DownloadApp({ choice, releases, address }: DownloadAppProps) {
  const t = useTranslations("downloads.page");
  const sample = latestOf(releases, "sample");
  return (
    <Container>
      <PageHead title={t("title")} lead={t("lead")} aside={<Phones />}>
        <p className={styles.detected} data-for="android">
          {t("detected", { platform: "Android" })}
        </p>
        <p className={styles.detected} data-for="ios">
          {t("detected", { platform: "iOS" })}
        </p>
      </PageHead>
      <div className={styles.body}>
        <Stack gap={6}>
          <UnsafeNotice releases={releases.filter(({ platform }) => PHONES.includes(platform))} />
          <PlatformTiles releases={releases} current={choice} />
          <ByPhone
            choice={choice}
            android={<AndroidPart {...{ releases, sample, address }} />}
            ios={<IosPart {...{ releases, address }} />}
          />
        </Stack>
        <section id="tutorial" className={styles.tutorial}>
          <ByPhone choice={choice} android={<AndroidSteps releases={releases} />} ios={<IosSteps />} />
        </section>
      </div>
    </Container>
  );
}

/** The upper parts of two phones. Only beside the title, so that nobody scrolls past them to the download. */
const Phones = () => (
  <div className={styles.phones}>
    <LaterAppScreen of="wallet" label={useTranslations("screens.alt")("wallet")} />
    <LaterAppScreen of="dapps" />
  </div>
);

interface ByPhoneProps {
  readonly choice: Choice;
  readonly android: ReactNode;
  readonly ios: ReactNode;
}

/** Without a choice in the address both are rendered, and CSS shows the one for the visitor's platform. */
function ByPhone({ choice, android, ios }: ByPhoneProps) {
  if (choice !== "auto") return choice === "ios" ? ios : android;
  return (
    <>
      <div className={styles.part} data-for="android">
        {android}
      </div>
      <div className={styles.part} data-for="ios">
        {ios}
      </div>
    </>
  );
}
