import { useTranslateKey } from "#i18n/use-translate-key.ts";
import type { MenuKey } from "#shell/navigation/navigation.ts";

/** Translates the keys in the navigation data; navigation.test.ts checks that each exists in every language. */
export function useMenuText(): (key: MenuKey) => string {
  const translate = useTranslateKey();
  return (key) => translate(`header.${key}`);
}
