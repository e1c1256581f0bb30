import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { latestOf } from "#features/downloads/model.ts";
import { PlatformTiles } from "#features/downloads/ui/panel/platform-tiles.tsx";
import { Steps } from "#features/downloads/ui/panel/steps.tsx";
import { UnsafeNotice } from "#features/downloads/ui/unsafe-notice.tsx";
import { LaterAppScreen } from "#features/screens/ui/app-screen.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { DesktopPart } from "./desktop-part.tsx";
import { ExtensionPart } from "./extension-part.tsx";
import { HardwarePart } from "./hardware-part.tsx";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

/** The steps for each product. */
const EXTENSION = ["open", "add", "pin", "create"] as const;
const DESKTOP = ["download", "check", "install", "create"] as const;
const HARDWARE = ["seal", "setup", "pair"] as const;

const PHONES = ["android-apk", "google-play", "ios"];

export default function DownloadPcPage({ loaderData: { releases, storeAddress } }: Route.ComponentProps) {
  return <KeptMarkup of={DownloadPc} props={{ releases, storeAddress }} ids="pc" />;
}

type DownloadPcProps = Pick<Route.ComponentProps["loaderData"], "releases" | "storeAddress">;

function DownloadPc({ releases, storeAddress }: DownloadPcProps) {
  const t = useTranslations("downloads");
  const extension = useTranslations("downloads.extensionSteps");
  const desktop = useTranslations("downloads.desktopSteps");
  const hardware = useTranslations("downloads.hardwareSteps");
  const sample = latestOf(releases, "sample");
  return (
    <Container>
      <PageHead title={t("page.title")} lead={t("page.lead")} />
      <div className={styles.body}>
        <Stack gap={6}>
          <UnsafeNotice releases={releases.filter(({ platform }) => !PHONES.includes(platform))} />
          <PlatformTiles releases={releases} current={null} />
        </Stack>
        <Product
          id="extension"
          screen="extension"
          title={extension("title")}
          steps={EXTENSION.map((step) => ({
            title: extension(`${step}Title`),
            text: extension(`${step}Text`),
          }))}
        >
          <ExtensionPart releases={releases} storeAddress={storeAddress} />
        </Product>
        <Product
          id="desktop"
          title={desktop("title")}
          steps={DESKTOP.map((step) => ({ title: desktop(`${step}Title`), text: desktop(`${step}Text`) }))}
        >
          <DesktopPart releases={releases} sample={sample} />
        </Product>
        <Product
          id="hardware"
          screen="hardware"
          title={hardware("title")}
          steps={HARDWARE.map((step) => ({ title: hardware(`${step}Title`), text: hardware(`${step}Text`) }))}
        >
          <HardwarePart releases={releases} sample={sample} />
        </Product>
      </div>
    </Container>
  );
}

interface ProductProps {
  readonly id: string;
  readonly screen?: "extension" | "hardware";
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly children: ReactNode;
}

/** A product with its steps. The menu and the footer link to its id. */
function Product({ id, screen, title, steps, children }: ProductProps) {
  const alt = useTranslations("screens.alt");
  return (
    <section id={id} className={styles.product}>
      {children}
      <div className={styles.guide}>
        <Stack gap={6}>
          <h2 className={styles.tutorial}>{title}</h2>
          <Steps steps={steps} />
        </Stack>
        {screen && <LaterAppScreen of={screen} label={alt(screen)} />}
      </div>
    </section>
  );
}
