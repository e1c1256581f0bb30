import { data, Outlet } from "react-router";
import { isLanguage } from "#i18n/languages.ts";
import type { Route } from "./+types/language-layout.ts";

/** §2: a first segment that is not a supported language is a 404. */
export function loader({ params }: Route.LoaderArgs): null {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw data(null, { status: 404 });
  return null;
}

export default function LanguageLayout() {
  return <Outlet />;
}
