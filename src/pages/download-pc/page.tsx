import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { latestOf, type Release } from "#features/downloads/model.ts";
import { PlatformTiles } from "#features/downloads/ui/panel/platform-tiles.tsx";
import { Steps } from "#features/downloads/ui/panel/steps.tsx";
import { UnsafeNotice } from "#features/downloads/ui/unsafe-notice.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { DesktopPart } from "./desktop-part.tsx";
import { ExtensionPart } from "./extension-part.tsx";
import { HardwarePart } from "./hardware-part.tsx";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

const PHONES = ["android-apk", "google-play", "ios"];

export default function DownloadPcPage({ loaderData: { releases } }: Route.ComponentProps) {
  const t = useTranslations("downloads");
  const sample = latestOf<Release>(releases, "sample");
  return (
    <Container>
      <PageHead title={t("page.title")} lead={t("page.lead")} />
      <div className={styles.body}>
        <Stack gap={6}>
          <UnsafeNotice releases={releases.filter(({ platform }) => !PHONES.includes(platform))} />
          <PlatformTiles releases={releases} current={null} />
        </Stack>
        <Product id="extension" steps={["open", "add", "pin", "create"]}>
          <ExtensionPart releases={releases} />
        </Product>
        <Product id="desktop" steps={["download", "check", "install", "create"]}>
          <DesktopPart releases={releases} sample={sample} />
        </Product>
        <Product id="hardware" steps={["seal", "setup", "pair"]}>
          <HardwarePart releases={releases} />
        </Product>
      </div>
    </Container>
  );
}

type ProductProps = { readonly children: ReactNode } & (
  | { readonly id: "extension"; readonly steps: readonly ("open" | "add" | "pin" | "create")[] }
  | { readonly id: "desktop"; readonly steps: readonly ("download" | "check" | "install" | "create")[] }
  | { readonly id: "hardware"; readonly steps: readonly ("seal" | "setup" | "pair")[] }
);

/** A product with what to do once it is there. The menu and the footer lead to its id. */
function Product({ id, steps, children }: ProductProps) {
  // The steps of each product are its own, which a union of them cannot express.
  const t = useTranslations(`downloads.${id}Steps`) as (key: string) => string;
  return (
    <section id={id} className={styles.product}>
      {children}
      <Stack gap={6}>
        <h2 className={styles.tutorial}>{t("title")}</h2>
        <Steps steps={steps.map((step) => ({ title: t(`${step}Title`), text: t(`${step}Text`) }))} />
      </Stack>
    </section>
  );
}
