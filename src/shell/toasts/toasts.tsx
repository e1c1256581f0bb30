import { useTranslations } from "use-intl";
import { Toaster } from "#ui/toast/toaster.tsx";

/** Shows what anything on the page says through `notify`. */
export function Toasts() {
  const a11y = useTranslations("common.a11y");
  const bar = useTranslations("header.bar");
  return <Toaster label={a11y("newMessage")} dismissLabel={bar("close")} />;
}
