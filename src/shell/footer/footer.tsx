/** The end of every page (§2). Served as HTML; footer.browser.ts makes it work. */
import type { Accounts } from "#brand/schema.ts";
import { Container } from "#ui/layout/layout.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterEnd } from "./footer-end.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import styles from "./footer.module.css";

interface FooterProps {
  readonly hasForm: boolean;
  readonly accounts: Accounts;
}

export function Footer({ hasForm, accounts }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        {hasForm && <SubscribeForm />}
        <FooterColumns />
        <FooterEnd accounts={accounts} />
      </Container>
    </footer>
  );
}
