import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { NetworkLink } from "./network-link.tsx";

it.each([
  ["en-GB", "54,766"],
  ["ru", "54\u00a0766"],
])("a large count has the digit grouping of %s", (locale, count) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}} timeZone="UTC">
      <NetworkLink href="/" isChosen={false} icon={null} count={54_766}>
        Base
      </NetworkLink>
    </IntlProvider>,
  );
  expect(html).toContain(count);
});
