import { useTranslations } from "use-intl";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { CodeSample } from "#ui/code/code-sample.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./follow.module.css";

/** The badge that a project can put on its own website. */
export function Badge({ badge, address }: Pick<ListedDapp, "badge" | "address">) {
  const t = useTranslations("dappDetail.badge");
  const actions = useTranslations("common.actions");
  const copy = useTranslations("common.copy");
  const text = t("text");
  const code = `<a href="${address}"><img src="${badge.url}" alt="${text}" height="40"></a>`;
  return (
    <Disclosure summary={t("title")}>
      <p>{t("lead")}</p>
      <img className={styles.badge} src={badge.path} alt={text} height={40} loading="lazy" />
      <CodeSample
        title={t("code")}
        code={code}
        action={
          <CopyButton
            text={code}
            label={actions("copy")}
            copiedText={copy("success")}
            failedText={copy("fail")}
          />
        }
      />
    </Disclosure>
  );
}
