import { useTranslations } from "use-intl";

/** Texts by the keys that navigation data names; navigation.test.ts proves that each exists in every language. */
export const useMenuText = (): ((key: string) => string) =>
  useTranslations("header") as (key: string) => string;
