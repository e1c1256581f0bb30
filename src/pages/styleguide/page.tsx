import { data } from "react-router";
import { Island } from "#shell/islands/island.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { PageFrame } from "#pages/page-frame.ts";
import type { Route } from "./+types/page.ts";
import { Colour } from "./sections/colour.tsx";
import { Feedback } from "./sections/feedback.tsx";
import { Illustrations } from "./sections/illustrations.tsx";
import { PageParts } from "./sections/page-parts.tsx";
import { Shape } from "./sections/shape.tsx";
import { Type } from "./sections/type.tsx";
import Specimens from "./specimens.tsx";
import styles from "./specimens.module.css";

/** For the people who build the site, so in English alone and out of search engines. */
export function loader({ params }: Route.LoaderArgs): PageFrame {
  if (params.lang !== "en") throw data(null, { status: 404 });
  return {
    head: {
      title: "Components and states",
      description: "Every part of the design system in its states.",
      keywords: "design system",
      robots: "noindex",
    },
  };
}

/** Parts that need no script stay out of the one that is weighed. */
const STILL = [
  { id: "page-parts", title: "Parts of pages", Section: PageParts },
  { id: "feedback", title: "Notices and waiting", Section: Feedback },
  { id: "colour", title: "Colour", Section: Colour },
  { id: "type", title: "Type", Section: Type },
  { id: "shape", title: "Shape, depth, icons", Section: Shape },
  { id: "illustrations", title: "Illustrations", Section: Illustrations },
];

export default function StyleguidePage() {
  return (
    <Container>
      <PageHead
        title="Components and states"
        lead="Every part the site is built from, in each of its states. Change the theme to see the other half."
      />
      <Island name="styleguide" of={Specimens} props={{}} messages={[]} />
      {STILL.map(({ id, title, Section }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.specimens}>
            <Section />
          </div>
        </section>
      ))}
    </Container>
  );
}
