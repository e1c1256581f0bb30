import "#ui/global.css";
import { use, type ReactNode } from "react";
import { Links, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import { originAttributes } from "#browser/api/origins.ts";
import { brand } from "#brand/brand.ts";
import favicon from "#content/brand/logos/mark-16.svg";
import { LanguageProvider } from "#i18n/language.tsx";
import { FALLBACK_LANGUAGE, LANGUAGE_FACTS } from "#i18n/languages.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
import { pageRequestContext, servicesContext, type EntryModule } from "#pages/page-context.ts";
import type { PageFrame } from "#pages/page-frame.ts";
import type { PageHandle } from "#pages/page-handle.ts";
import { ROOT } from "#shell/root-attributes.ts";
import { ErrorPage } from "#shell/error-page/error-page.tsx";
import { errorKind, errorMessage, errorStatus, type ErrorKind } from "#shell/error-page/error-status.ts";
import { PlainError } from "#shell/error-page/plain-error.tsx";
import { HeadTags } from "#shell/head/head-tags.tsx";
import { preloadFonts } from "#shell/head/preload-fonts.ts";
import { Shell } from "#shell/shell.tsx";
import { themeScript } from "#shell/theme/theme-script.ts";
import type { Route } from "./+types/root.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { language, variant, publicOrigin, apiOrigins, entryModules, hasWorker, translate } =
    context.get(pageRequestContext);
  const named = (title: string): string => `${title} · ${brand.name}`;
  /** An error page has no loader, so its titles come from here. */
  const errorTitles: Record<ErrorKind, string> = {
    notFound: translate("seo.notFound.title"),
    tooMany: named(translate("error.tooMany.title")),
    maintenance: named(translate("error.maintenance.title")),
    unexpected: translate("seo.error.title"),
  };
  const accounts = await context.get(servicesContext).siteContent.accounts();
  return { language, variant, publicOrigin, apiOrigins, entryModules, hasWorker, errorTitles, accounts };
}

/** The page's own match, below root and language. */
const usePage = () => useMatches().at(-1);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const language = root?.language ?? FALLBACK_LANGUAGE;
  preloadFonts(language);
  return (
    <html
      lang={LANGUAGE_FACTS[language].htmlLang}
      {...{ [ROOT.worker]: root?.hasWorker ? "" : undefined }}
      {...originAttributes(root?.apiOrigins ?? {})}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <PageTags root={root} />
        <BrandTags />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language} messages={use(ServerMessages) ?? {}}>
          {children}
        </LanguageProvider>
        <EntryScript modules={root?.entryModules ?? []} />
      </body>
    </html>
  );
}

interface PageTagsProps {
  root: Awaited<ReturnType<typeof loader>> | undefined;
}

/** The head of the page. The error page omits the page's own tags. */
function PageTags({ root }: PageTagsProps) {
  const { pathname } = useLocation();
  // Null or undefined outside the error boundary.
  const error = useRouteError() ?? null;
  const frame: Partial<PageFrame> = usePage()?.loaderData ?? {};
  if (root && frame.head && error === null) {
    const { language, publicOrigin } = root;
    return <HeadTags {...{ head: frame.head, language, pathname, publicOrigin }} />;
  }
  return (
    <>
      <title>{root?.errorTitles[errorKind(errorStatus(error))] ?? brand.name}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function BrandTags() {
  return (
    <>
      <meta name="theme-color" content={brand.themeColour.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={brand.themeColour.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/app-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/**
 * The only external script of a page. The policy contains its hash, and the preload links come first: under
 * strict-dynamic a module fetched through a link may import others, one fetched through an element may not
 * (docs/decisions/0060).
 */
function EntryScript({ modules }: { modules: readonly EntryModule[] }) {
  return (
    <>
      {modules.map(({ path, integrity }) => (
        <link key={path} rel="modulepreload" href={path} integrity={integrity} />
      ))}
      {modules.map(
        ({ path, integrity, isRun }) =>
          isRun && <script key={path} type="module" src={path} integrity={integrity} />,
      )}
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { header = "normal", footer = "normal" }: PageHandle = usePage()?.handle ?? {};
  return (
    <Shell variant={loaderData.variant} header={header} footer={footer} accounts={loaderData.accounts}>
      <Outlet />
    </Shell>
  );
}

/** The error page has the usual header and footer, unless the root itself failed and there are no messages. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  if (!root) {
    const title = "An error occurred while showing the error page";
    return <PlainError title={title} details={errorMessage(error)} />;
  }
  return (
    <Shell variant={root.variant} header="normal" footer="normal" accounts={root.accounts}>
      <ErrorPage error={error} />
    </Shell>
  );
}
