import { useTranslations } from "use-intl";
import { Toaster } from "#ui/toast/toaster.tsx";

/** The container for toasts sent through `notify`. */
export function Toasts() {
  const a11y = useTranslations("common.a11y");
  const bar = useTranslations("header.bar");
  return <Toaster label={a11y("newMessage")} dismissLabel={bar("close")} />;
}
