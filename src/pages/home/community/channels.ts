import type { PageRequest } from "#pages/page-context.ts";
import { socialLinks } from "#shell/footer/social-links.ts";

/** A place where people talk. */
export interface Channel {
  readonly name: string;
  readonly href: string;
}

/** The page that lists every account of ours. */
export const OFFICIAL_CHANNELS = "static:official-channels";

/** The places where people talk: the Telegram group of the reader's language first. */
export function channelsFor({ language, translate }: PageRequest): readonly Channel[] {
  const links = socialLinks(language);
  const telegram = links.filter(({ name }) => name.startsWith("telegram"));
  const discord = links.filter(({ name }) => name === "discord");
  return [
    ...telegram.map(({ href }) => ({ name: translate("footer.social.telegram"), href })),
    ...discord.map(({ href }) => ({ name: translate("footer.social.discord"), href })),
  ];
}
