/**
 * The table of screens: what the rail and Ctrl-K list, and what each address shows. A screen's module exports
 * `Component` and, if it needs data, `loader` (React Router's data mode); it is loaded when it is opened.
 */
import type { LazyRouteFunction, RouteObject } from "react-router";
import eye from "lucide-react/icons/eye";
import atSign from "lucide-react/icons/at-sign";
import library from "lucide-react/icons/library";
import milestone from "lucide-react/icons/milestone";
import flag from "lucide-react/icons/flag";
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
import network from "lucide-react/icons/network";
import newspaper from "lucide-react/icons/newspaper";
import packageCheck from "lucide-react/icons/package-check";
import tags from "lucide-react/icons/tags";
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
  networks: network,
  categories: tags,
  collections: library,
  milestones: milestone,
  channels: atSign,
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

/** The screen's place in the rail. */
const rail = (section: ScreenSection, title: MessageKey, icon: IconShape): Pick<DeskScreen, "rail"> => ({
  rail: { section, title, icon },
});

/** One editor for every kind of content. */
const CONTENT_SCREENS: readonly DeskScreen[] = CONTENT_KINDS.map((kind) => ({
  path: `content/${kind}`,
  verb: "content.read",
  ...rail("publishing", `deskContent.nav.${kind}`, CONTENT_ICONS[kind]),
  lazy: () => import("./publishing/content/content-list.tsx"),
}));

const queue = () => import("./review/queue/queue.tsx");
const secondLooks = () => import("./review/second-looks/second-looks.tsx");
const reports = () => import("./reports/reports.tsx");
const reviewCase = () => import("./review/case/case.tsx");
const donations = () => import("./money/donations.tsx");
const contentEditor = () => import("./publishing/content/content-editor.tsx");
const releases = () => import("./publishing/releases/releases.tsx");
const subscribers = () => import("./publishing/subscribers.tsx");
const proposals = () => import("./proposals/proposals.tsx");
const audit = () => import("./audit/audit.tsx");
const people = () => import("./people/people.tsx");
const account = () => import("./account/account.tsx");

/** The first screen that an operator may open is the one behind /desk. */
export const SCREENS: readonly DeskScreen[] = [
  { path: "review", verb: "review.read", ...rail("review", "deskReview.nav.queue", listChecks), lazy: queue },
  {
    path: "review/second-looks",
    verb: "review.read",
    ...rail("review", "deskReview.nav.secondLooks", eye),
    lazy: secondLooks,
  },
  {
    path: "reports",
    verb: "reports.read",
    ...rail("review", "deskReview.nav.reports", flag),
    lazy: reports,
  },
  { path: "review/:number", verb: "review.read", lazy: reviewCase },
  { path: "donations", verb: "donations.read", ...rail("money", "deskMoney.title", wallet), lazy: donations },
  ...CONTENT_SCREENS,
  { path: "content/:kind/edit", verb: "content.read", lazy: contentEditor },
  {
    path: "releases",
    verb: "releases.read",
    ...rail("publishing", "deskContent.nav.releases", packageCheck),
    lazy: releases,
  },
  {
    path: "subscribers",
    verb: "content.read",
    ...rail("publishing", "deskContent.nav.subscribers", mail),
    lazy: subscribers,
  },
  {
    path: "proposals",
    verb: "proposals.read",
    ...rail("record", "desk.nav.proposals", userCheck),
    lazy: proposals,
  },
  { path: "audit", verb: "audit.read", ...rail("record", "desk.nav.audit", history), lazy: audit },
  { path: "people", verb: "people.read", ...rail("desk", "desk.nav.people", users), lazy: people },
  { path: "account", verb: "account.read", ...rail("desk", "desk.nav.account", keyRound), lazy: account },
];

export const RAIL_SECTIONS: readonly ScreenSection[] = ["review", "money", "publishing", "record", "desk"];
