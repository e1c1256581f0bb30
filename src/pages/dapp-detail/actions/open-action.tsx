import arrowUpRight from "lucide-react/icons/arrow-up-right";
import smartphone from "lucide-react/icons/smartphone";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLeaving, type Leaving } from "./use-leaving.tsx";

export function OpenAction(target: Leaving) {
  const t = useTranslations("dappDetail.header");
  const { link, dialog } = useLeaving(target);
  return (
    <>
      <ButtonLink wide size="lg" icon={<Icon of={arrowUpRight} size={18} />} {...link}>
        {t("open")}
      </ButtonLink>
      {dialog}
    </>
  );
}

/** For phones: the wallet app opens the DApp in its own browser. */
export function OpenInAppAction(target: Leaving) {
  const t = useTranslations("dappDetail.header");
  const { link, dialog } = useLeaving(target);
  return (
    <>
      <ButtonLink wide variant="soft" icon={<Icon of={smartphone} size={18} />} {...link}>
        {t("openInApp")}
      </ButtonLink>
      {dialog}
    </>
  );
}
