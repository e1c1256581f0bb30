/** The channels in the footer, each with the drawing that stands for it: we draw no one's trademark. */
import atSign from "lucide-react/icons/at-sign";
import bookOpenText from "lucide-react/icons/book-open-text";
import circlePlay from "lucide-react/icons/circle-play";
import gitBranch from "lucide-react/icons/git-branch";
import messageCircle from "lucide-react/icons/message-circle";
import messageCircleMore from "lucide-react/icons/message-circle-more";
import messagesSquare from "lucide-react/icons/messages-square";
import radio from "lucide-react/icons/radio";
import send from "lucide-react/icons/send";
import social from "#content/brand/social.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";
import type { IconShape } from "#ui/icon.tsx";

type Channel = Exclude<keyof typeof social, "telegram">;

export interface SocialLink {
  /** A key of the messages in `footer.social`. */
  readonly name: Channel | "telegramChinese" | "telegramKorean" | "telegramEnglish";
  readonly href: string;
  readonly icon: IconShape;
}

const isChinese = (language: Language): boolean => language === "zh" || language === "zh-tw";

/** §2: the Telegram group differs for Chinese, Korean and everyone else. */
function telegram(language: Language): SocialLink {
  if (isChinese(language)) return { name: "telegramChinese", href: social.telegram.zh, icon: send };
  if (language === "ko") return { name: "telegramKorean", href: social.telegram.ko, icon: send };
  return { name: "telegramEnglish", href: social.telegram.en, icon: send };
}

const link = (name: Channel, icon: IconShape): SocialLink => ({ name, href: social[name], icon });

const EVERYWHERE = [
  link("x", atSign),
  link("discord", messageCircle),
  link("youtube", circlePlay),
  link("medium", bookOpenText),
  link("github", gitBranch),
  link("reddit", messagesSquare),
];

const IN_CHINESE = [link("weibo", radio), link("wechat", messageCircleMore)];

export const socialLinks = (language: Language): readonly SocialLink[] => [
  telegram(language),
  ...EVERYWHERE,
  ...(isChinese(language) ? IN_CHINESE : []),
];
