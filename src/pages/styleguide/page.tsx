import { redirect } from "react-router";
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { PageFrame } from "#pages/page-frame.ts";
import type { Route } from "./+types/page.ts";
import LiveSections, { LIVE_SECTIONS } from "./live-sections.tsx";
import { Sections, type StyleguideSection } from "./sections.tsx";
import { Colour } from "./sections/colour.tsx";
import { Content } from "./sections/content.tsx";
import { Feedback } from "./sections/feedback.tsx";
import { Illustrations } from "./sections/illustrations.tsx";
import { Names } from "./sections/names.tsx";
import { PageParts } from "./sections/page-parts.tsx";
import { Shape } from "./sections/shape.tsx";
import { Type } from "./sections/type.tsx";
import styles from "./page.module.css";

/** For developers, so it is in English only and not indexed. The menu of languages leads here again. */
export function loader({ params }: Route.LoaderArgs): PageFrame {
  if (params.lang !== FALLBACK_LANGUAGE) throw redirect(localPath(FALLBACK_LANGUAGE, "/styleguide"), 302);
  return {
    head: {
      title: "Components and states",
      description: "Every part of the design system in its states.",
      keywords: "design system",
      robots: "noindex",
    },
  };
}

/** Static sections are excluded from the island's script. */
const STILL_SECTIONS: readonly StyleguideSection[] = [
  { id: "content", title: "Content", Specimens: Content },
  { id: "names", title: "Avatars, codes, copying", Specimens: Names },
  { id: "page-parts", title: "Parts of pages", Specimens: PageParts },
  { id: "feedback", title: "Notices and waiting", Specimens: Feedback },
  { id: "colour", title: "Colour", Specimens: Colour },
  { id: "type", title: "Type", Specimens: Type },
  { id: "shape", title: "Shape, depth, icons", Specimens: Shape },
  { id: "illustrations", title: "Illustrations", Specimens: Illustrations },
];

export default function StyleguidePage() {
  return (
    <Container>
      <PageHead
        title="Components and states"
        lead="Every part the site is built from, in each of its states. Change the theme to see the other half."
      />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {[...LIVE_SECTIONS, ...STILL_SECTIONS].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          <PageIsland name="styleguide" of={LiveSections} props={{}} />
          <Sections of={STILL_SECTIONS} />
        </div>
      </div>
    </Container>
  );
}
