/** Our accounts on other sites, each with the mark of that site as its owner publishes it. */
import type { Accounts } from "#brand/schema.ts";
import type { Language } from "#i18n/languages.ts";

type Channel = Exclude<keyof Accounts, "telegram">;

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

const EVERYWHERE: readonly Channel[] = ["x", "discord", "youtube", "medium", "github", "reddit"];
const IN_CHINESE: readonly Channel[] = ["weibo", "wechat"];
const CHATS: readonly Channel[] = ["discord", "wechat"];

const telegramIn = (name: SocialLink["name"], href: string): SocialLink => ({
  name,
  href,
  icon: "telegram",
  isChat: true,
});

const telegramLinks = ({ telegram: { zh, ko, en } }: Accounts) => ({
  zh: telegramIn("telegramChinese", zh),
  ko: telegramIn("telegramKorean", ko),
  en: telegramIn("telegramEnglish", en),
});

const linksTo = (accounts: Accounts, channels: readonly Channel[]): SocialLink[] =>
  channels.map((name) => ({ name, href: accounts[name], icon: name, isChat: CHATS.includes(name) }));

const isChinese = (language: Language): boolean => language === "zh" || language === "zh-tw";

/** The accounts that the footer shows to this reader. §2: the Telegram group differs for Chinese, Korean and everyone else. */
export function socialLinks(accounts: Accounts, language: Language): readonly SocialLink[] {
  const { zh, ko, en } = telegramLinks(accounts);
  const telegram = isChinese(language) ? zh : language === "ko" ? ko : en;
  return [
    telegram,
    ...linksTo(accounts, EVERYWHERE),
    ...linksTo(accounts, isChinese(language) ? IN_CHINESE : []),
  ];
}

/** All our accounts: any other account is not ours. */
export const allAccounts = (accounts: Accounts): readonly SocialLink[] => [
  ...Object.values(telegramLinks(accounts)),
  ...linksTo(accounts, [...EVERYWHERE, ...IN_CHINESE]),
];
