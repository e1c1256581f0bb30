import { data, type RouterContextProvider } from "react-router";
import { MAX_COUNT } from "#features/catalogue/model.ts";
import { localPath } from "#i18n/paths.ts";
import { collectionLinks, collectionPath } from "#pages/collections.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export async function load(context: Readonly<RouterContextProvider>, key: string) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const { catalogue, siteContent } = context.get(servicesContext);
  const collections = await siteContent.collections();
  const collection = collections.find((one) => one.key === key);
  if (!collection) throw data(null, { status: 404 });
  const { dapps: chosen, kind, facts } = collection;
  const dapps = chosen
    ? await catalogue.byIds(chosen, language)
    : (await catalogue.browse({ kind, facts, count: MAX_COUNT, language })).dapps;
  const title = collection.title[language];
  const text = collection.text[language];
  return {
    ...pageFrame(request, {
      seo: "collection",
      values: { name: title, text },
      share: { title, text },
      place: "/dappstore",
      below: [{ name: title, path: collectionPath(collection) }],
    }),
    title,
    text,
    hasRule: chosen === undefined,
    storePath: localPath(language, "/dappstore"),
    dapps: await catalogue.cards(dapps, language),
    others: collectionLinks(
      collections.filter((one) => one !== collection),
      language,
    ),
  };
}
