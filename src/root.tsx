import "#ui/global.css";
import type { ReactNode } from "react";
import {
  Links,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import brand from "#content/brand/brand.json" with { type: "json" };
import favicon from "#content/brand/logos/mark-16.svg";
import touchIcon from "#content/brand/logos/icon-square.svg";
import { LanguageProvider } from "#i18n/language.tsx";
import { FALLBACK_LANGUAGE, LANGUAGE_FACTS } from "#i18n/languages.ts";
import type { PackedMessages } from "#i18n/message-tree.ts";
import { inLanguage } from "#i18n/paths.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import type { PageFrame } from "#pages/page-frame.ts";
import type { PageHandle } from "#pages/page-handle.ts";
import { errorMessage } from "#shell/error-page/error-status.ts";
import { PlainError } from "#shell/error-page/plain-error.tsx";
import { FirstLoadScript } from "#shell/first-load/first-load-script.tsx";
import { HeadTags } from "#shell/head/head-tags.tsx";
import type { PageHead } from "#shell/head/page-head.ts";
import { preloadFonts } from "#shell/head/preload-fonts.ts";
import { InteractiveParts } from "#shell/interactive/interactive-parts.tsx";
import { SHELL_MESSAGES } from "#shell/shell-messages.ts";
import { Shell } from "#shell/shell.tsx";
import { themeScript } from "#shell/theme/theme-script.ts";
import type { Route } from "./+types/root.ts";

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(pageRequestContext);
  const { language, variant, publicOrigin, apiOrigin, apiBetaOrigin, packMessages, translate } = request;
  return {
    language,
    variant,
    publicOrigin,
    apiOrigin,
    apiBetaOrigin,
    entryModule: request.entryModule,
    messages: packMessages(SHELL_MESSAGES),
    notFoundTitle: translate("seo.notFound.title"),
  };
}

/** The shell's texts change only with the language, which changes the address' first segment. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname.split("/")[1] !== nextUrl.pathname.split("/")[1];
}

/** Before the root's loader has answered, and for pages without texts of their own. */
const NO_MESSAGES: PackedMessages = "{}";

/** The loader data that pages make with pageFrame(). */
function usePageFrame(): Partial<PageFrame> {
  const data = useMatches().at(-1)?.loaderData;
  return data ?? {};
}

/** A page that failed has no data; the error page in its place is a document with the usual header and footer. */
function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  return page?.loaderData === undefined ? {} : (page.handle ?? {});
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const frame = usePageFrame();
  const { isInteractive = false } = usePageHandle();
  const language = root?.language ?? FALLBACK_LANGUAGE;
  if (import.meta.env.SSR) preloadFonts(language);
  return (
    <html lang={LANGUAGE_FACTS[language].htmlLang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FirstLoadScript text={import.meta.env.SSR ? themeScript : ""} />
        <PageTags root={root} head={frame.head} />
        <BrandTags />
        <Links />
      </head>
      <body>
        <LanguageProvider
          language={language}
          shellMessages={root?.messages ?? NO_MESSAGES}
          pageMessages={frame.messages ?? NO_MESSAGES}
        >
          {children}
        </LanguageProvider>
        {/* In the browser React runs on interactive pages only, whatever comes to be shown on them. */}
        {isInteractive || !import.meta.env.SSR ? <Scripts /> : <EntryScript module={root?.entryModule} />}
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
    <HeadTags head={head} address={inLanguage(pathname, root.language)} publicOrigin={root.publicOrigin} />
  );
}

function BrandTags() {
  return (
    <>
      <meta name="theme-color" content={brand.themeColour.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={brand.themeColour.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  );
}

/** A document's only script. Inline, because the policy trusts scripts by their hash. */
function EntryScript({ module }: { module: string | undefined }) {
  if (module === undefined) return null;
  return (
    <>
      <link rel="modulepreload" href={module} />
      <script type="module" dangerouslySetInnerHTML={{ __html: `import ${JSON.stringify(module)}` }} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { header = "normal", footer, isInteractive = false } = usePageHandle();
  return (
    <Shell variant={loaderData.variant} header={header} hasFooter={footer !== "hidden"}>
      <Outlet />
      {isInteractive && <InteractiveParts />}
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
