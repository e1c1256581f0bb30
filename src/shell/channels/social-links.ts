/** Our accounts on other sites, each with the mark of that site as its owner publishes it. */
import { social } from "#brand/brand.ts";
import type { Language } from "#i18n/languages.ts";

type Channel = Exclude<keyof typeof social, "telegram">;

export interface SocialLink {
  /** A key of the messages in `footer.social`. */
  readonly name: Channel | "telegramChinese" | "telegramKorean" | "telegramEnglish";
  readonly href: string;
  /** A mark of icons/icons.svg. */
  readonly icon: string;
  /** Strangers can write to readers there, so §1's warning comes first. */
  readonly isChat: boolean;
}

/** The section with the warning and, behind it, the chats. */
export const COMMUNITY = "/channels#community";

const CHATS: readonly Channel[] = ["discord", "wechat"];

const telegramIn = (name: SocialLink["name"], href: string): SocialLink => ({
  name,
  href,
  icon: "telegram",
  isChat: true,
});

const TELEGRAM = {
  zh: telegramIn("telegramChinese", social.telegram.zh),
  ko: telegramIn("telegramKorean", social.telegram.ko),
  en: telegramIn("telegramEnglish", social.telegram.en),
};

const link = (name: Channel): SocialLink => ({
  name,
  href: social[name],
  icon: name,
  isChat: CHATS.includes(name),
});

const EVERYWHERE = (["x", "discord", "youtube", "medium", "github", "reddit"] as const).map(link);

const IN_CHINESE = [link("weibo"), link("wechat")];

const isChinese = (language: Language): boolean => language === "zh" || language === "zh-tw";

/** §2: the Telegram group differs for Chinese, Korean and everyone else. */
const telegramFor = (language: Language): SocialLink =>
  isChinese(language) ? TELEGRAM.zh : language === "ko" ? TELEGRAM.ko : TELEGRAM.en;

/** The accounts that the footer shows to this reader. */
export const socialLinks = (language: Language): readonly SocialLink[] => [
  telegramFor(language),
  ...EVERYWHERE,
  ...(isChinese(language) ? IN_CHINESE : []),
];

/** All our accounts: any other account is not ours. */
export const ALL_ACCOUNTS: readonly SocialLink[] = [...Object.values(TELEGRAM), ...EVERYWHERE, ...IN_CHINESE];
