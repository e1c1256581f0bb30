import { useTranslations } from "use-intl";
import type { Accounts } from "#brand/schema.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { COMMUNITY, socialLinks, type SocialLink } from "#shell/channels/social-links.ts";
import { WarningText } from "#shell/channels/warning-text.tsx";
import { useLink } from "#shell/navigation/use-link.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/choice/checkbox.tsx";
import { Cluster, Stack } from "#ui/layout/layout.tsx";

interface CommunityProps {
  readonly hasRead: boolean;
  readonly accounts: Accounts;
}

/** §1: readers confirm that they read the warning before they see the chats. A form does it, without JavaScript. */
export function Community({ hasRead, accounts }: CommunityProps) {
  const t = useTranslations("followWarning");
  const chats = socialLinks(accounts, useLanguage()).filter(({ isChat }) => isChat);
  return (
    <Stack gap={4}>
      <h3>{t("title")}</h3>
      <WarningText />
      {hasRead ? (
        <Cluster gap={3}>
          {chats.map((chat) => (
            <Enter key={chat.name} {...chat} />
          ))}
        </Cluster>
      ) : (
        <Acknowledge />
      )}
    </Stack>
  );
}

function Acknowledge() {
  const t = useTranslations("followWarning");
  return (
    <form method="get" action={useLocalPath()(COMMUNITY)}>
      <Stack gap={4}>
        <Checkbox name="read" value="1" required label={t("acknowledge")} />
        <div>
          <Button type="submit">{t("continue")}</Button>
        </div>
      </Stack>
    </form>
  );
}

function Enter({ name, href }: SocialLink) {
  const t = useTranslations("followWarning");
  const channel = useTranslations("footer.social")(name);
  return (
    <ButtonLink variant="quiet" {...useLink(href)}>
      {t("continueTo", { channel })}
    </ButtonLink>
  );
}
