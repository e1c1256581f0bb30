/** Title, description, keywords, canonical and hreflang links of the page at hand (§2). */
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages.ts";
import { inLanguage } from "#i18n/paths.ts";
import type { PageHead } from "./page-head.ts";

interface HeadTagsProps {
  head: PageHead;
  /** Path with the query parameters that make this page, language included. */
  address: string;
  publicOrigin: string;
}

export function HeadTags({ head, address, publicOrigin }: HeadTagsProps) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      {head.robots ? (
        <meta name="robots" content={head.robots} />
      ) : (
        <AddressTags address={address} publicOrigin={publicOrigin} />
      )}
      {head.feeds?.map(({ title, href, type }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
    </>
  );
}

function AddressTags({ address, publicOrigin }: Omit<HeadTagsProps, "head">) {
  return (
    <>
      <link rel="canonical" href={publicOrigin + address} />
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={LANGUAGE_FACTS[language].htmlLang}
          href={publicOrigin + inLanguage(address, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicOrigin + inLanguage(address, "en")} />
    </>
  );
}
