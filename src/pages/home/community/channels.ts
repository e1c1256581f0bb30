import type { Accounts } from "#brand/schema.ts";
import type { PageRequest } from "#pages/page-context.ts";
import { socialLinks } from "#shell/channels/social-links.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";

/** A chat of the community. */
export interface Channel {
  readonly name: string;
  readonly href: string;
}

/** The page that lists every account of ours. */
export const OFFICIAL_CHANNELS = "/channels";

/** The chats, the Telegram group of the reader's language first. */
export const channelsFor = (request: PageRequest, accounts: Accounts): readonly Channel[] =>
  socialLinks(accounts, request.language)
    .filter(({ isChat }) => isChat)
    .map(({ name, href }) => ({
      name: request.translate(
        name.startsWith("telegram") ? "footer.social.telegram" : `footer.social.${name}`,
      ),
      href: resolveLink(href, request).href,
    }));
