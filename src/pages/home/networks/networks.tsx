import { useTranslations } from "use-intl";
import { networkPath } from "#features/catalogue/listings/listing-paths.ts";
import type { Network } from "#features/catalogue/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Container } from "#ui/layout/layout.tsx";
import styles from "./networks.module.css";

/** Every network by name, each a link to its page. */
export function Networks({ networks }: { readonly networks: readonly Pick<Network, "key" | "title">[] }) {
  const t = useTranslations("home.networks");
  const localPath = useLocalPath();
  return (
    <section className={styles.networks} aria-labelledby="networks-title">
      <Container>
        <h2 id="networks-title">{t("title", { count: networks.length })}</h2>
        <ul>
          {networks.map(({ key, title }) => (
            <li key={key}>
              <a href={localPath(networkPath(key))}>{title}</a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
