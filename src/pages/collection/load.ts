import { data, type RouterContextProvider } from "react-router";
import { MAX_COUNT } from "#features/catalogue/model.ts";
import { localPath } from "#i18n/paths.ts";
import { COLLECTIONS, collectionLinks, collectionPath } from "#pages/collections.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export async function load(context: Readonly<RouterContextProvider>, key: string) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const { catalogue } = context.get(servicesContext);
  const collection = COLLECTIONS.find((one) => one.key === key);
  if (!collection) throw data(null, { status: 404 });
  const { content } = collection;
  const dapps =
    "dapps" in content
      ? await catalogue.byIds(content.dapps, language)
      : (await catalogue.browse({ ...content.rule, count: MAX_COUNT, language })).dapps;
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
    hasRule: "rule" in content,
    storePath: localPath(language, "/dappstore"),
    dapps: await catalogue.cards(dapps, language),
    others: collectionLinks(
      COLLECTIONS.filter((one) => one !== collection),
      language,
    ),
  };
}
