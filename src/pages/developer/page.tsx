import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { GoLink } from "#pages/go-link.tsx";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { isOffered } from "#shell/navigation/offer.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { Opening } from "#ui/layout/opening.tsx";
import type { Route } from "./+types/page.ts";
import { Connect } from "./connect.tsx";
import { Api, OpenData } from "./data.tsx";
import { Listing } from "./listing.tsx";
import { load } from "./load.ts";
import TryIt from "./try-it.tsx";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function DeveloperPage({ loaderData: { origin, counts } }: Route.ComponentProps) {
  const t = useTranslations("developer");
  const localPath = useLocalPath();
  return (
    <>
      <Container>
        <Opening
          grows
          title={<Phrases of={t("hero.title")} />}
          lead={t("hero.lead")}
          picture={
            <PageIsland
              name="tryIt"
              of={TryIt}
              props={{ origin, hasStore: isOffered("/dappstore") }}
              isKept
            />
          }
        >
          <ButtonLink size="lg" href={localPath("/docs")}>
            {t("hero.docs")}
          </ButtonLink>
          {isOffered("/submit/dapp") && <GoLink target="/submit/dapp">{t("hero.submit")}</GoLink>}
        </Opening>
      </Container>
      <KeptMarkup of={Connect} props={{ counts }} />
      <KeptMarkup of={OpenData} props={{}} />
      <KeptMarkup of={Api} props={{ origin }} />
      {isOffered("/submit/dapp") && <KeptMarkup of={Listing} props={{}} />}
      <KeptMarkup of={Help} props={{}} />
    </>
  );
}

function Help() {
  const t = useTranslations("developer.help");
  return (
    <Container>
      <section className={styles.help} aria-labelledby="help-title">
        <div>
          <h2 id="help-title">{t("title")}</h2>
          <p>{t("text")}</p>
        </div>
        <div className={styles.links}>
          <GoLink target="tool:forum">{t("forum")}</GoLink>
          <GoLink target="/about#contact">{t("contact")}</GoLink>
          <GoLink target={`mailto:${brand.contacts.security}`}>{t("security")}</GoLink>
        </div>
      </section>
    </Container>
  );
}
