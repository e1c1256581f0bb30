import { useTranslations } from "use-intl";
import type { Accounts as OurAccounts } from "#brand/schema.ts";
import { allAccounts, type SocialLink } from "#shell/channels/social-links.ts";
import { useLink } from "#shell/navigation/use-link.ts";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./page.module.css";

export function Accounts({ accounts }: { readonly accounts: OurAccounts }) {
  return (
    <dl className={styles.pairs}>
      {allAccounts(accounts).map((account) => (
        <Account key={account.name} {...account} />
      ))}
    </dl>
  );
}

/** Shows the address, so that readers can compare it. A chat is not linked, because the warning comes first. */
function Account({ name, href, isChat }: SocialLink) {
  const t = useTranslations("footer.social");
  const readFirst = useTranslations("channels")("readFirst");
  const link = useLink(href);
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>
        {isChat ? <span>{href}</span> : <InlineLink {...link}>{href}</InlineLink>}
        {isChat && <InlineLink href="#community">{readFirst}</InlineLink>}
      </dd>
    </div>
  );
}
