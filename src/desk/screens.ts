/**
 * The table of screens: what the rail and Ctrl-K list, and what each address shows. A screen's module exports
 * `Component` and, if it needs data, `loader` (React Router's data mode); it is loaded when it is opened.
 */
import type { LazyRouteFunction, RouteObject } from "react-router";
import eye from "lucide-react/icons/eye";
import history from "lucide-react/icons/history";
import keyRound from "lucide-react/icons/key-round";
import listChecks from "lucide-react/icons/list-checks";
import mail from "lucide-react/icons/mail";
import wallet from "lucide-react/icons/wallet";
import layoutGrid from "lucide-react/icons/layout-grid";
import coins from "lucide-react/icons/coins";
import image from "lucide-react/icons/image";
import layoutList from "lucide-react/icons/layout-list";
import search from "lucide-react/icons/search";
import megaphone from "lucide-react/icons/megaphone";
import calendar from "lucide-react/icons/calendar";
import badge from "lucide-react/icons/badge";
import newspaper from "lucide-react/icons/newspaper";
import packageCheck from "lucide-react/icons/package-check";
import userCheck from "lucide-react/icons/user-check";
import users from "lucide-react/icons/users";
import { CONTENT_KINDS, type ContentKindName } from "#features/publishing/model.ts";
import type { DeskVerb } from "#features/operators/permissions.ts";
import type { MessageKey } from "#i18n/generated/messages.ts";
import type { IconShape } from "#ui/icon.tsx";

const CONTENT_ICONS: Readonly<Record<ContentKindName, IconShape>> = {
  dapps: layoutGrid,
  tokens: coins,
  nfts: image,
  sections: layoutList,
  searches: search,
  banners: megaphone,
  activities: calendar,
  ads: badge,
  news: newspaper,
};

export type ScreenSection = "review" | "money" | "publishing" | "record" | "desk";

export interface DeskScreen {
  /** Below /desk; may have parameters. */
  readonly path: string;
  /** Whoever may not do this does not see the screen. */
  readonly verb: DeskVerb;
  /** Screens without it are reached from others. */
  readonly rail?: {
    readonly section: ScreenSection;
    readonly title: MessageKey;
    readonly icon: IconShape;
  };
  readonly lazy: LazyRouteFunction<RouteObject>;
}

/** One editor for every kind of content. */
const CONTENT_SCREENS: readonly DeskScreen[] = CONTENT_KINDS.map((kind) => ({
  path: `content/${kind}`,
  verb: "content.read",
  rail: { section: "publishing", title: `deskContent.nav.${kind}`, icon: CONTENT_ICONS[kind] },
  lazy: () => import("./publishing/content/content-list.tsx"),
}));

/** The first screen that an operator may open is the one behind /desk. */
export const SCREENS: readonly DeskScreen[] = [
  {
    path: "review",
    verb: "review.read",
    rail: { section: "review", title: "deskReview.nav.queue", icon: listChecks },
    lazy: () => import("./review/queue/queue.tsx"),
  },
  {
    path: "review/second-looks",
    verb: "review.read",
    rail: { section: "review", title: "deskReview.nav.secondLooks", icon: eye },
    lazy: () => import("./review/second-looks/second-looks.tsx"),
  },
  { path: "review/:number", verb: "review.read", lazy: () => import("./review/case/case.tsx") },
  {
    path: "donations",
    verb: "donations.read",
    rail: { section: "money", title: "deskMoney.title", icon: wallet },
    lazy: () => import("./money/donations.tsx"),
  },
  ...CONTENT_SCREENS,
  {
    path: "content/:kind/edit",
    verb: "content.read",
    lazy: () => import("./publishing/content/content-editor.tsx"),
  },
  {
    path: "releases",
    verb: "releases.read",
    rail: { section: "publishing", title: "deskContent.nav.releases", icon: packageCheck },
    lazy: () => import("./publishing/releases/releases.tsx"),
  },
  {
    path: "subscribers",
    verb: "content.read",
    rail: { section: "publishing", title: "deskContent.nav.subscribers", icon: mail },
    lazy: () => import("./publishing/subscribers.tsx"),
  },
  {
    path: "proposals",
    verb: "proposals.read",
    rail: { section: "record", title: "desk.nav.proposals", icon: userCheck },
    lazy: () => import("./proposals/proposals.tsx"),
  },
  {
    path: "audit",
    verb: "audit.read",
    rail: { section: "record", title: "desk.nav.audit", icon: history },
    lazy: () => import("./audit/audit.tsx"),
  },
  {
    path: "people",
    verb: "people.read",
    rail: { section: "desk", title: "desk.nav.people", icon: users },
    lazy: () => import("./people/people.tsx"),
  },
  {
    path: "account",
    verb: "account.read",
    rail: { section: "desk", title: "desk.nav.account", icon: keyRound },
    lazy: () => import("./account/account.tsx"),
  },
];

export const RAIL_SECTIONS: readonly ScreenSection[] = ["review", "money", "publishing", "record", "desk"];
