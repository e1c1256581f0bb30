import { useTranslations } from "use-intl";
import { Phrases } from "#i18n/phrases.tsx";
import { TideGauge } from "#pages/tide-gauge.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { edge } from "#ui/illustrations/plates/edge.ts";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { Opening } from "#ui/layout/opening.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import type { Route } from "./+types/page.ts";
import { Contact } from "./contact.tsx";
import { load } from "./load.ts";
import { Philosophy } from "./philosophy.tsx";
import { Screens } from "./screens.tsx";
import { Timeline } from "./timeline.tsx";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function AboutPage({ loaderData: { dates, years } }: Route.ComponentProps) {
  return (
    <>
      <KeptMarkup of={AboutOpening} props={{}} />
      <div className={styles.figures}>
        <KeptMarkup of={TideGauge} props={{ dates }} />
      </div>
      <KeptMarkup of={Philosophy} props={{}} />
      <KeptMarkup of={Screens} props={{}} />
      <KeptMarkup of={Timeline} props={{ years }} />
      <KeptMarkup of={Contact} props={{}} />
    </>
  );
}

function AboutOpening() {
  const t = useTranslations("about.hero");
  return (
    <Container>
      <Opening
        title={<Phrases of={t("title")} />}
        lead={t("lead")}
        picture={
          <Plate>
            <Drawing of={edge} label={t("imageAlt")} />
          </Plate>
        }
      />
    </Container>
  );
}
