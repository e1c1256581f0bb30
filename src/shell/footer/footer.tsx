/** The end of every page (§2). Served as HTML; footer.browser.ts makes it work. */
import { Container } from "#ui/layout/layout.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterEnd } from "./footer-end.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import styles from "./footer.module.css";

export function Footer({ hasForm }: { readonly hasForm: boolean }) {
  return (
    <footer className={styles.footer}>
      <Container>
        {hasForm && <SubscribeForm />}
        <FooterColumns />
        <FooterEnd />
      </Container>
    </footer>
  );
}
