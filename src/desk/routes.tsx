import { redirect, type RouteObject } from "react-router";
import { fetchMe } from "./api/account-calls.ts";
import { Failure } from "./frame/failure.tsx";
import { Frame, FRAME_ID } from "./frame/frame.tsx";
import { Loading } from "./frame/loading.tsx";
import { SCREENS } from "./screens.ts";

/** The server writes it into the shell, so that nobody waits for a call that will be refused. */
const isSignedIn = (): boolean => document.body.dataset["signedIn"] !== undefined;

async function frameLoader({ request }: { request: Request }) {
  if (isSignedIn()) return fetchMe();
  const { pathname } = new URL(request.url);
  throw redirect(`/desk/sign-in?next=${encodeURIComponent(pathname)}`);
}

async function firstScreen(): Promise<Response> {
  const { verbs } = await fetchMe();
  const first = SCREENS.find(({ verb, rail }) => rail && verbs.includes(verb));
  return redirect(`/desk/${first?.path ?? "account"}`);
}

export const deskRoutes: RouteObject[] = [
  {
    path: "/desk/sign-in",
    HydrateFallback: Loading,
    ErrorBoundary: Failure,
    lazy: () => import("./sign-in/sign-in.tsx"),
  },
  {
    path: "/desk/invite",
    HydrateFallback: Loading,
    ErrorBoundary: Failure,
    lazy: () => import("./sign-in/invite.tsx"),
  },
  {
    id: FRAME_ID,
    path: "/desk",
    loader: frameLoader,
    // The person's own facts, and what waits for a second person, are true on every screen.
    shouldRevalidate: () => true,
    HydrateFallback: Loading,
    Component: Frame,
    ErrorBoundary: Failure,
    children: [
      { index: true, loader: async () => (isSignedIn() ? firstScreen() : null), Component: Loading },
      ...SCREENS.map(({ path, lazy }) => ({ path, lazy, ErrorBoundary: Failure })),
      { path: "*", Component: Failure },
    ],
  },
];
