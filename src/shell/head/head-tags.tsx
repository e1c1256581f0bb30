/** The head tags for search engines and link previews (§2). */
import { brand } from "#brand/brand.ts";
import { LANGUAGE_FACTS, LANGUAGES, writtenFor, type Language } from "#i18n/languages.ts";
import { inLanguage, pathWithoutLanguage } from "#i18n/paths.ts";
import type { PageHead } from "./page-head.ts";
import { SHARE_SIZE, sharePath, shareWords } from "./share-subject.ts";

interface HeadTagsProps {
  head: PageHead;
  language: Language;
  /** The path, language included. */
  pathname: string;
  publicOrigin: string;
}

export function HeadTags({ head, language, pathname, publicOrigin }: HeadTagsProps) {
  const addressIn = (other: Language): string =>
    publicOrigin + inLanguage(pathname, other) + (head.query ?? "");
  const languages = head.languages ?? LANGUAGES;
  // A text that is not translated has its canonical address in the language it is written in.
  const written = writtenFor(language, languages);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      {head.robots ? (
        <meta name="robots" content={head.robots} />
      ) : (
        <AddressTags written={written} languages={languages} addressIn={addressIn} />
      )}
      <ShareTags head={head} language={written} address={addressIn(written)} />
      <PictureTags head={head} language={written} pathname={pathname} publicOrigin={publicOrigin} />
      {head.feeds?.map(({ title, href, type }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      {head.structured && head.structured.length > 0 && <StructuredData nodes={head.structured} />}
    </>
  );
}

interface AddressTagsProps {
  written: Language;
  languages: readonly Language[];
  addressIn: (language: Language) => string;
}

function AddressTags({ written, languages, addressIn }: AddressTagsProps) {
  return (
    <>
      <link rel="canonical" href={addressIn(written)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={LANGUAGE_FACTS[other].htmlLang} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn("en")} />
    </>
  );
}

interface ShareTagsProps {
  head: PageHead;
  language: Language;
  address: string;
}

/** Open Graph wants an underscore: pt_BR. Reading a locale takes longer than rendering the tags. */
const OPEN_GRAPH_LOCALES = new Map(
  LANGUAGES.map((language) => [
    language,
    new Intl.Locale(LANGUAGE_FACTS[language].intlLocale).baseName.replaceAll("-", "_"),
  ]),
);

function ShareTags({ head, language, address }: ShareTagsProps) {
  return (
    <>
      <meta property="og:type" content={head.isArticle ? "article" : "website"} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES.get(language)} />
    </>
  );
}

function PictureTags({ head, language, pathname, publicOrigin }: HeadTagsProps) {
  const path = head.share
    ? sharePath(language, pathWithoutLanguage(pathname), head.query)
    : sharePath(language, "/");
  const words = head.share ? shareWords(head.share) : brand.name;
  return (
    <>
      <meta property="og:image" content={publicOrigin + path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={words} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={publicOrigin + path} />
      <meta name="twitter:image:alt" content={words} />
    </>
  );
}

/** JSON in a script element; a text in it must not close the element. */
function StructuredData({ nodes }: { nodes: NonNullable<PageHead["structured"]> }) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
    />
  );
}
