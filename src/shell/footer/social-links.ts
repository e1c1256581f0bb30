/** The channels in the footer, each with the drawing that stands for it: we draw no one's trademark. */
import social from "#content/brand/social.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";

type Channel = Exclude<keyof typeof social, "telegram">;

export interface SocialLink {
  /** A key of the messages in `footer.social`. */
  readonly name: Channel | "telegramChinese" | "telegramKorean" | "telegramEnglish";
  readonly href: string;
  /** A drawing of icons/icons.svg, named as Lucide names it. */
  readonly icon: string;
}

const isChinese = (language: Language): boolean => language === "zh" || language === "zh-tw";

/** §2: the Telegram group differs for Chinese, Korean and everyone else. */
function telegram(language: Language): SocialLink {
  if (isChinese(language)) return { name: "telegramChinese", href: social.telegram.zh, icon: "send" };
  if (language === "ko") return { name: "telegramKorean", href: social.telegram.ko, icon: "send" };
  return { name: "telegramEnglish", href: social.telegram.en, icon: "send" };
}

const link = (name: Channel, icon: string): SocialLink => ({ name, href: social[name], icon });

const EVERYWHERE = [
  link("x", "at-sign"),
  link("discord", "message-circle"),
  link("youtube", "circle-play"),
  link("medium", "book-open-text"),
  link("github", "git-branch"),
  link("reddit", "messages-square"),
];

const IN_CHINESE = [link("weibo", "radio"), link("wechat", "message-circle-more")];

export const socialLinks = (language: Language): readonly SocialLink[] => [
  telegram(language),
  ...EVERYWHERE,
  ...(isChinese(language) ? IN_CHINESE : []),
];
