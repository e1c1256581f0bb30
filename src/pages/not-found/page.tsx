import { data } from "react-router";
import { pageRequestContext } from "#pages/page-context.ts";
import type { NotFoundData } from "#shell/not-found/not-found-data.ts";
import type { Route } from "./+types/page.ts";

/** Matches every address without a page; the root's error boundary renders it. */
export function loader({ context }: Route.LoaderArgs): never {
  const lost: NotFoundData = { nearest: context.get(pageRequestContext).nearestPage() };
  throw data(lost, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
