import { data, Outlet, useRouteError } from "react-router";
import { isLanguage } from "#i18n/languages.ts";
import { ErrorPage } from "#shell/error-page/error-page.tsx";
import type { Route } from "./+types/language-layout.ts";

/** §2: a first segment that is no supported language is a page that could not be found. */
export function loader({ params }: Route.LoaderArgs): null {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw data(null, { status: 404 });
  return null;
}

export default function LanguageLayout() {
  return <Outlet />;
}

/** Catches the errors of all pages, so that header and footer stay as they are. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
