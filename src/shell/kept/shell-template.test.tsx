import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { LANGUAGE_LINK } from "#shell/language/language-attributes.ts";
import { pagePlace, type PagePlace } from "./page-place.ts";
import { MARKED_PLACE, shellTemplate } from "./shell-template.ts";
import { textOf } from "./slots.ts";

/** The same attributes as in the shell's links. */
const links = ({ currentMark, addressIn, fixedMark }: PagePlace): string =>
  renderToStaticMarkup(
    <nav>
      {["/en", "/en/about", "/en/news"].map((path) => (
        <a key={path} href={path} aria-current={currentMark(path)} className="link">
          {path}
        </a>
      ))}
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressIn(language)}
          {...{ [LANGUAGE_LINK.fixed]: fixedMark }}
          lang={language}
        />
      ))}
    </nav>,
  );

const template = shellTemplate(links(MARKED_PLACE));

it.each([
  ["a page of the menu", pagePlace({ pathname: "/en/about", search: "" }, undefined)],
  ["another page", pagePlace({ pathname: "/en/terms", search: "" }, undefined)],
  ["a page with a query", pagePlace({ pathname: "/en/news", search: "?a=1&b='%22" }, undefined)],
  ["an address with odd characters", pagePlace({ pathname: `/en/it's"<b>$&`, search: "" }, undefined)],
  ["a missing page", pagePlace({ pathname: "/en/abuot", search: "" }, { nearest: "/about" })],
  ["a missing page like no other", pagePlace({ pathname: "/en/x", search: "" }, { nearest: null })],
])("filled for %s it has the bytes of a rendered one", (_name, place) => {
  expect(textOf(template(place))).toBe(links(place));
  // What is kept for a place is not another place's.
  expect(textOf(template(place))).toBe(links(place));
});

it("a place is filled once, and a made-up address each time", () => {
  const about = { pathname: "/en/about", search: "" };
  expect(template(pagePlace(about, undefined))).toBe(template(pagePlace(about, undefined)));
  const searched = () => pagePlace({ ...about, search: "?a" }, undefined);
  expect(template(searched())).not.toBe(template(pagePlace(about, undefined)));
  expect(template(searched())).not.toBe(template(searched()));
  const lost = () => pagePlace(about, { nearest: null });
  expect(template(lost())).not.toBe(template(lost()));
});

it("the links that React adds for images of a part alone are left out", () => {
  const html = renderToStaticMarkup(<img src="/a.svg" alt="" />);
  expect(html).toMatch(/^<link rel="preload"/);
  expect(textOf(shellTemplate(html)(MARKED_PLACE))).toBe('<img src="/a.svg" alt=""/>');
});
