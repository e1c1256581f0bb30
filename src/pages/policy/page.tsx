import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context, params }: Route.LoaderArgs) => load(context, params.name);

export default function PolicyPage({ loaderData: { title, summary, html } }: Route.ComponentProps) {
  return (
    <Container>
      <PageHead title={title} lead={summary} />
      <div className={styles.text}>
        <Prose html={html} />
      </div>
    </Container>
  );
}
