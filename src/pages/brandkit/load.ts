import type { RouterContextProvider } from "react-router";
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { zip, logos } = context.get(servicesContext).brandKit();
  return {
    ...pageFrame(request, { seo: "brandkit", place: "/brandkit" }),
    zip: {
      path: zip.path,
      count: zip.files,
      size: formatFileSize(zip.bytes, LANGUAGE_FACTS[request.language].intlLocale),
    },
    logos,
  };
}
