import { useTranslations } from "use-intl";
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { depth } from "#ui/illustrations/depth.ts";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import styles from "./security.module.css";

const POINTS = [
  { name: "keys", icon: "key-round" },
  { name: "sign", icon: "scan-search" },
  { name: "verify", icon: "badge-check" },
  { name: "cold", icon: "cpu" },
] as const;

export function Security() {
  const t = useTranslations("home.security");
  return (
    <Section labelledBy="security-title">
      <Container>
        <div className={styles.split}>
          <div className={styles.plate}>
            <Drawing of={depth} label={t("imageAlt")} />
          </div>
          <div>
            <h2 id="security-title">
              <Phrases of={t("title")} />
            </h2>
            <div className={styles.lead}>
              <Lead>{t("lead")}</Lead>
            </div>
            <ul className={styles.points}>
              {POINTS.map(({ name, icon }) => (
                <li key={name} className={styles.point}>
                  <FileIcon name={icon} />
                  <h3 className={styles.title}>{t(`${name}Title`)}</h3>
                  <p className={styles.text}>{t(`${name}Text`)}</p>
                </li>
              ))}
            </ul>
            <div className={styles.links}>
              <GoLink target="tool:approval">{t("approvalLink")}</GoLink>
              <GoLink target="tool:tokenSecurity">{t("tokenLink")}</GoLink>
              <GoLink target="/download/verify">{t("verifyLink")}</GoLink>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
