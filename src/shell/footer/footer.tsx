/** The end of every page (§2). Served as HTML; enhance-footer.ts makes it work. */
import { ServerDrawn } from "#shell/server-drawn/server-drawn.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterEnd } from "./footer-end.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import styles from "./footer.module.css";

/** Hidden, not left out: a page that follows may want it back, and the browser could not draw it. */
export function Footer({ isHidden }: { isHidden: boolean }) {
  return (
    <ServerDrawn as="footer" className={styles.footer} hidden={isHidden}>
      {import.meta.env.SSR ? (
        <Container>
          <SubscribeForm />
          <FooterColumns />
          <FooterEnd />
        </Container>
      ) : null}
    </ServerDrawn>
  );
}
