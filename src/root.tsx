import "#ui/global.css";
import { use, type ReactNode } from "react";
import { Links, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import brand from "#content/brand/brand.json" with { type: "json" };
import favicon from "#content/brand/logos/mark-16.svg";
import { LanguageProvider } from "#i18n/language.tsx";
import { FALLBACK_LANGUAGE, LANGUAGE_FACTS } from "#i18n/languages.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import type { PageFrame } from "#pages/page-frame.ts";
import type { PageHandle } from "#pages/page-handle.ts";
import { errorMessage } from "#shell/error-page/error-status.ts";
import { PlainError } from "#shell/error-page/plain-error.tsx";
import { HeadTags } from "#shell/head/head-tags.tsx";
import type { PageHead } from "#shell/head/page-head.ts";
import { preloadFonts } from "#shell/head/preload-fonts.ts";
import { Shell } from "#shell/shell.tsx";
import { themeScript } from "#shell/theme/theme-script.ts";
import type { Route } from "./+types/root.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { language, variant, publicOrigin, entryModules, hasWorker, translate } =
    context.get(pageRequestContext);
  const notFoundTitle = translate("seo.notFound.title");
  return { language, variant, publicOrigin, entryModules, hasWorker, notFoundTitle };
}

/** The loader data that pages make with pageFrame(). */
function usePageFrame(): Partial<PageFrame> {
  const data = useMatches().at(-1)?.loaderData;
  return data ?? {};
}

/** A page that failed has no data; the error page in its place has the usual header and footer. */
function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  return page?.loaderData === undefined ? {} : (page.handle ?? {});
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const language = root?.language ?? FALLBACK_LANGUAGE;
  preloadFonts(language);
  return (
    <html lang={LANGUAGE_FACTS[language].htmlLang} data-worker={root?.hasWorker ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <PageTags root={root} head={usePageFrame().head} />
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
  root: ReturnType<typeof loader> | undefined;
  head: PageHead | undefined;
}

function PageTags({ root, head }: PageTagsProps) {
  const { pathname } = useLocation();
  if (!root || !head) return <title>{root?.notFoundTitle ?? brand.name}</title>;
  return (
    <HeadTags head={head} language={root.language} pathname={pathname} publicOrigin={root.publicOrigin} />
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

/** The only script of a page. Inline, because the policy trusts scripts by their hash. */
function EntryScript({ modules }: { modules: readonly string[] }) {
  const code = modules.map((module) => `import ${JSON.stringify(module)}`).join(";");
  return (
    <>
      {modules.map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
      <script type="module" dangerouslySetInnerHTML={{ __html: code }} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { header = "normal", footer = "normal" } = usePageHandle();
  return (
    <Shell variant={loaderData.variant} header={header} footer={footer}>
      <Outlet />
    </Shell>
  );
}

/** Only an error of the root itself ends here: pages have the language layout's. Then there are no texts. */
export function ErrorBoundary() {
  return (
    <PlainError
      title="An error occurred while showing the error page"
      details={errorMessage(useRouteError())}
    />
  );
}
