import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages.ts";
import { isSmallNumber, useCount } from "./small-number.ts";

it.each(LANGUAGES)("small numbers are written in %s as they are", (language) => {
  const { format } = new Intl.NumberFormat(LANGUAGE_FACTS[language].intlLocale);
  for (let value = 0; value < 1_000; value += 1) {
    expect(isSmallNumber(value)).toBe(true);
    expect(format(value)).toBe(String(value));
  }
});

it.each([1_000, -1, 0.5, Number.NaN, Infinity])("%s is none of them", (value) => {
  expect(isSmallNumber(value)).toBe(false);
});

const Count = ({ of: count }: { readonly of: number }) => useCount()(count);

it.each([
  ["en-GB", "54,766"],
  ["ru", "54\u00a0766"],
])("a large count has the digit grouping of %s", (locale, count) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}} timeZone="UTC">
      <Count of={54_766} />
    </IntlProvider>,
  );
  expect(html).toBe(count);
});
