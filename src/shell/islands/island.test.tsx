import { useId, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { useTranslations } from "use-intl";
import { expect, it, vi } from "vitest";
import { LanguageProvider } from "#i18n/language.tsx";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
import { Slots, textOf } from "#shell/kept/slots.ts";
import { Island, type IslandProps } from "./island.tsx";
import { ServerIslandsContext } from "./server-islands.ts";

const all = { common: { copy: { success: "Copy" } }, header: { secret: "not for this part" } };

const PATHS = ["common.copy"] as const;

function Part({ text }: { readonly text: string }) {
  return (
    <p id={useId()}>
      {useTranslations("common.copy")("success")} {text}
    </p>
  );
}

const files = {
  scripts: { part: ["/assets/a.js", "/assets/b.js"] },
  messages: {},
};
const rendered = vi.fn<() => void>();
const render = (part: ReactNode, identifierPrefix: string): string[] => {
  rendered();
  return [renderToString(part, { identifierPrefix })];
};
const published = new Map<string, object>();
const versions = vi.fn<() => string>(() => "v1");
const publish = (name: string, json: string, known?: string): string => {
  published.set(name, JSON.parse(json) as object);
  return known ?? versions();
};

const serve = (
  text: string,
  options: Pick<IslandProps<object>, "propsFrom" | "isKept" | "visitKey"> = {},
  messagesFile?: string,
): string => {
  const perLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, messagesFile])) as Record<
    Language,
    string
  >;
  const slots = new Slots();
  const value = {
    slots,
    render,
    publish,
    files: messagesFile ? { ...files, messages: { part: perLanguage } } : files,
  };
  const html = renderToStaticMarkup(
    <ServerMessages value={all}>
      <ServerIslandsContext value={value}>
        <LanguageProvider language="en" messages={all}>
          <Island name="part" of={Part} props={{ text }} messages={PATHS} {...options} />
        </LanguageProvider>
      </ServerIslandsContext>
    </ServerMessages>,
  );
  return textOf(slots.fill(html));
};

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? "");

it("an island is rendered on the server with its own id prefix", () => {
  expect(serve("me")).toMatch(
    /<div data-island="part"[^>]*><p id="_partR_0_">Copy<!-- --> <!-- -->me<\/p><\/div>/,
  );
});

it("an island that differs only by the visit is rendered once, and each visit has its own value", () => {
  const before = rendered.mock.calls.length;
  const [first, second, third] = ["a1", "b2", "c3"].map((key) =>
    serve(`key ${key}`, { isKept: true, visitKey: key }),
  );
  expect(rendered.mock.calls.length - before).toBe(1);
  expect(first).toBe(serve("key a1"));
  expect(second).toBe(serve("key b2"));
  expect(third).toBe(serve("key c3"));
  serve("other data a1", { isKept: true, visitKey: "a1" });
  expect(rendered.mock.calls.length - before).toBe(5);
});

it("a kept island is rendered and its props are hashed once per data, and it is published with every page", () => {
  const counts = () => [rendered.mock.calls.length, versions.mock.calls.length];
  const options = { isKept: true, propsFrom: "address" } as const;
  const [renders = 0, hashes = 0] = counts();
  const first = serve("a list", options);
  published.clear();
  expect(serve("a list", options)).toBe(first);
  expect(published.get("part")).toEqual({ text: "a list" });
  expect(counts()).toEqual([renders + 1, hashes + 1]);
  expect(serve("another list", options)).not.toBe(first);
  expect(counts()).toEqual([renders + 2, hashes + 2]);
  expect(serve("a list", { propsFrom: "address" })).toBe(first);
});

it("a text of a visitor that looks like the mark of a kept island stays as it is", () => {
  expect(serve("my @visit", { visitKey: "a1" })).toContain("my @visit");
});

it("lists its scripts for prefetching", () => {
  expect(serve("me")).toContain('data-scripts="/assets/a.js /assets/b.js"');
});

it("in development its props and only the messages it names are inlined", () => {
  expect(dataIn(serve("me"))).toEqual({
    texts: { language: "en", messages: { common: all.common } },
    props: { text: "me" },
  });
});

it("a text that would close the script element is escaped", () => {
  const html = serve("</script><script>alert(1)</script>");
  expect(html.match(/<script type/g)).toHaveLength(1);
  expect(dataIn(html)).toMatchObject({ props: { text: "</script><script>alert(1)</script>" } });
});

it("messages that are in a file are not inlined", () => {
  const html = serve("me", {}, "/assets/messages/part-en.json");
  expect(html).toContain('data-messages="/assets/messages/part-en.json"');
  expect(dataIn(html)).toEqual({ props: { text: "me" } });
});

it("props with their own address are not inlined, but their version is", () => {
  const html = serve("me", { propsFrom: "address" }, "/assets/messages/part-en.json");
  expect(html).toContain('data-version="v1"');
  expect(dataIn(html)).toEqual({});
  expect(published.get("part")).toEqual({ text: "me" });
});
