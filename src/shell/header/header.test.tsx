import { brand } from "#brand/brand.ts";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { IntlProvider } from "use-intl";
import common from "#content/messages/en/common.json" with { type: "json" };
import header from "#content/messages/en/header.json" with { type: "json" };
import { LANGUAGES } from "#i18n/languages.ts";
import { HostVariantProvider } from "#shell/navigation/host-variant-context.tsx";
import type { HostVariant } from "#shell/navigation/host-variant.ts";
import { pagePlace, PagePlaceContext } from "#shell/kept/page-place.ts";
import { isMenu, navigation } from "#shell/navigation/navigation.ts";
import type { HeaderVariant } from "./header-variant.ts";
import { Header } from "./header.tsx";

// Widened: the types of messages know the exact English texts.
const messages: object = { common, header };

/** The header as the server sends it, without JavaScript. */
function serve(variant: HeaderVariant, host: HostVariant = "pro"): string {
  const Site = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <IntlProvider locale="en" messages={messages} timeZone="UTC">
          <HostVariantProvider variant={host}>
            <PagePlaceContext
              value={pagePlace({ pathname: "/en/dappstore", search: "?category=Hot" }, undefined)}
            >
              <Header variant={variant} />
            </PagePlaceContext>
          </HostVariantProvider>
        </IntlProvider>
      ),
    },
  ]);
  return renderToString(<Site initialEntries={["/en/dappstore?category=Hot"]} />);
}

const hrefs = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => (href ?? "").replaceAll("&amp;", "&"));

describe("the header in the server's page", () => {
  const html = serve("normal");

  it("contains every entry of every menu, for crawlers and without JavaScript", () => {
    for (const tab of navigation.tabs) {
      const entries = isMenu(tab) ? tab.items : [tab];
      for (const { target } of entries.filter((entry) => entry.target.startsWith("/"))) {
        expect(hrefs(html)).toContain(`/en${target}`);
      }
    }
    expect(new Set(hrefs(html).filter((href) => href.startsWith("/en/demo/"))).size).toBeGreaterThan(15);
  });

  it("links to no service of a demonstration brand", () => {
    expect(html).not.toContain(`.${brand.officialHost}`);
    expect(serve("normal", "io")).not.toContain(`.${brand.officialHost}`);
  });

  it("links every language to the same page and keeps its parameters", () => {
    for (const language of LANGUAGES) expect(hrefs(html)).toContain(`/${language}/dappstore?category=Hot`);
  });

  it("has the language switcher as its last item, after download and theme", () => {
    const places = [">Download<", "Switch to dark theme", 'data-panel-item="language"'];
    const order = places.map((text) => html.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("offers the brand kit and the logo files with the logo", () => {
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(["/en/brandkit", `/brand/${brand.short.toLowerCase()}-logos.zip`]),
    );
  });

  it("the menu icon links to the footer until the script makes it a button", () => {
    expect(hrefs(html)).toContain("#footer-navigation");
    expect(html).not.toContain('role="button"');
  });

  it("has no inline style, which the content policy refuses", () => {
    expect(html).not.toContain(" style=");
  });
});
