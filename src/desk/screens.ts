/**
 * The table of screens: what the rail and Ctrl-K list, and what each address shows. A screen's module exports
 * `Component` and, if it needs data, `loader` (React Router's data mode); it is loaded when it is opened.
 */
import type { LazyRouteFunction, RouteObject } from "react-router";
import eye from "lucide-react/icons/eye";
import history from "lucide-react/icons/history";
import keyRound from "lucide-react/icons/key-round";
import listChecks from "lucide-react/icons/list-checks";
import users from "lucide-react/icons/users";
import type { DeskVerb } from "#features/operators/permissions.ts";
import type { MessageKey } from "#i18n/generated/messages.ts";
import type { IconShape } from "#ui/icon.tsx";

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
