import { useTranslations } from "use-intl";
import arrowRight from "lucide-react/icons/arrow-right";
import arrowUpRight from "lucide-react/icons/arrow-up-right";
import { FOLLOW_DIALOG } from "#pages/home/dialogs/dialog-ids.ts";
import { isOffered } from "#shell/navigation/offer.ts";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { OFFICIAL_CHANNELS } from "./channels.ts";
import { OPENS } from "#ui/dialog/dialog-attributes.ts";
import styles from "./community-links.module.css";

export function CommunityLinks({ xAccount }: { readonly xAccount: string }) {
  const t = useTranslations("home.community");
  const channels = useTranslations("footer.social");
  const follow = useTranslations("followModal");
  return (
    <ul className={styles.links}>
      <li>
        {/* Without JavaScript it links to the same page as the modal's button. */}
        <ShellLink target={OFFICIAL_CHANNELS} className={styles.link} {...{ [OPENS]: FOLLOW_DIALOG }}>
          {follow("title")}
          <Icon of={arrowRight} size={18} />
        </ShellLink>
      </li>
      <li>
        <ShellLink target={xAccount} className={styles.link}>
          {channels("x")}
          <Icon of={arrowUpRight} size={18} />
        </ShellLink>
      </li>
      <li>
        <ShellLink target="tool:forum" className={styles.link}>
          {t("forum")}
          <Icon of={arrowUpRight} size={18} />
        </ShellLink>
      </li>
      {isOffered("/recruiting") && (
        <li>
          <ShellLink target="/recruiting" className={styles.link}>
            {t("tpMan")}
            <Icon of={arrowRight} size={18} />
          </ShellLink>
        </li>
      )}
    </ul>
  );
}
