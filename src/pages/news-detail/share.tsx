import { useTranslations } from "use-intl";
import link from "lucide-react/icons/link";
import mail from "lucide-react/icons/mail";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { copyProps } from "#ui/copy/copy-attributes.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./share.module.css";

interface ShareProps {
  readonly title: string;
  readonly address: string;
}

/** Shares by clipboard or mail, so that no other site is contacted. */
export function Share({ title, address }: ShareProps) {
  const t = useTranslations("news.detail");
  const copy = useTranslations("common.copy");
  const query = new URLSearchParams({ subject: title, body: address }).toString().replaceAll("+", "%20");
  return (
    <section className={styles.share} aria-label={t("share")}>
      <span className={styles.copy}>
        <Button
          variant="soft"
          size="sm"
          icon={<Icon of={link} size={18} />}
          {...copyProps(address, { copied: copy("linkCopied"), failed: copy("fail") })}
        >
          {t("copyLink")}
        </Button>
      </span>
      <ButtonLink variant="soft" size="sm" icon={<Icon of={mail} size={18} />} href={`mailto:?${query}`}>
        {t("sendByEmail")}
      </ButtonLink>
    </section>
  );
}
