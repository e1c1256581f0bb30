import { useId, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { useTranslations } from "use-intl";
import { expect, it } from "vitest";
import { LanguageProvider } from "#i18n/language.tsx";
import { ServerMessages } from "#i18n/server-messages.ts";
import { Island } from "./island.tsx";
import { ServerIslands } from "./server-islands.ts";

const all = { common: { copy: { success: "Copy" } }, header: { secret: "not for this part" } };

function Part({ text }: { readonly text: string }) {
  return (
    <p id={useId()}>
      {useTranslations("common.copy")("success")} {text}
    </p>
  );
}

const draw = (part: ReactNode, identifierPrefix: string): string =>
  renderToString(part, { identifierPrefix });

const serve = (text: string): string =>
  renderToStaticMarkup(
    <ServerMessages value={all}>
      <ServerIslands value={{ draw, scripts: { styleguide: ["/assets/a.js", "/assets/b.js"] } }}>
        <LanguageProvider language="en" messages={all}>
          <Island name="styleguide" of={Part} props={{ text }} messages={["common.copy"]} />
        </LanguageProvider>
      </ServerIslands>
    </ServerMessages>,
  );

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? "");

it("an island is drawn on the server, with ids of its own", () => {
  expect(serve("me")).toMatch(
    /<div data-island="styleguide"[^>]*><p id="_styleguideR_0_">Copy<!-- --> <!-- -->me<\/p><\/div>/,
  );
});

it("the browser may fetch its scripts meanwhile", () => {
  expect(serve("me")).toContain('data-scripts="/assets/a.js /assets/b.js"');
});

it("its props and the messages it names follow it, and no others", () => {
  expect(dataIn(serve("me"))).toEqual({
    language: "en",
    messages: { common: all.common },
    props: { text: "me" },
  });
});

it("a text that would close the script stays a text", () => {
  const html = serve("</script><script>alert(1)</script>");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(dataIn(html)).toMatchObject({ props: { text: "</script><script>alert(1)</script>" } });
});
