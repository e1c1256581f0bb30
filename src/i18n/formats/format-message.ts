/** Formats compiled messages in the build (vite/resolve-aliases.ts), with small numbers as they are. */
import formatCompiled from "use-intl/format-message/format-only";
import { isSmallNumber } from "./small-number.ts";

type Given = Parameters<typeof formatCompiled>;
type NumberFormat = Given[3]["formatters"]["getNumberFormat"];

export default function formatMessage(...[key, message, values, options]: Given) {
  // Most messages, and the server formats hundreds for a page.
  if (typeof message === "string") return message;
  const { formatters } = options;
  const getNumberFormat: NumberFormat = (locale, style) => {
    const format = (value: number): string =>
      !style && isSmallNumber(value)
        ? String(value)
        : formatters.getNumberFormat(locale, style).format(value);
    return { format } as Intl.NumberFormat;
  };
  return formatCompiled(key, message, values, { ...options, formatters: { ...formatters, getNumberFormat } });
}
