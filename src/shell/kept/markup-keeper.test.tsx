import { useId, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { useLanguage } from "#i18n/language.tsx";
import { KeptMarkup, MarkupKeeperContext, type Gapped } from "#ui/kept-markup/kept-markup.tsx";
import { MarkedTermsContext, MarkedText } from "#ui/marked-text/marked-text.tsx";
import { createMarkupKeepers } from "./markup-keeper.tsx";
import { Slots, textOf } from "./slots.ts";

const rendered = vi.fn<() => void>();
beforeEach(() => void rendered.mockClear());

function Card({ name, count }: { readonly name: string; readonly count: number }) {
  rendered();
  return (
    <li>
      {name}: {count} {useLanguage()}
    </li>
  );
}

const WithId = () => <p id={useId()}>text</p>;

const messages = {};
const keepers = createMarkupKeepers();

const render = (part: ReactNode, identifierPrefix: string) => renderToString(part, { identifierPrefix });

function page(content: ReactNode): string {
  const slots = new Slots();
  const html = renderToString(
    <MarkupKeeperContext value={keepers({ messages, slots, render })}>{content}</MarkupKeeperContext>,
  );
  return textOf(slots.fill(html));
}

/** Longer than the shortest kept markup that becomes bytes. */
const LONG = "Ein Ætherswap 中文 ".repeat(60);

const list = (names: readonly string[]): ReactNode => (
  <ul>
    {names.map((name) => (
      <KeptMarkup key={name} of={Card} props={{ name, count: 2 }} />
    ))}
  </ul>
);

it("a page with kept parts has the bytes of one without, so the browser can hydrate it", () => {
  const names = ["Swap", '<b>"&', LONG, "Lend"];
  expect(page(list(names))).toBe(renderToString(list(names)));
});

it("a part is rendered once for the same props", () => {
  page(list(["A", "B"]));
  page(list(["B", "A"]));
  expect(rendered).toHaveBeenCalledTimes(2);
  page(<KeptMarkup of={Card} props={{ name: "A", count: 3 }} />);
  expect(rendered).toHaveBeenCalledTimes(3);
});

it("a part with generated ids is refused, because they differ from page to page", () => {
  expect(() => page(<KeptMarkup of={WithId} props={{}} />)).toThrow("A kept part uses useId: WithId");
});

it("with a beginning of its own for them it is kept", () => {
  const html = (ids: string) => page(<KeptMarkup of={WithId} props={{}} ids={ids} />);
  expect(html("facts")).toBe(html("facts"));
  expect(html("facts")).not.toBe(html("steps"));
  expect(html("facts")).toContain('id="_facts');
});

const Named = ({ name }: { readonly name: string }) => (
  <li title={name}>
    <h3>
      <MarkedText text={name} />
    </h3>
    <p>
      <MarkedText text="swap & lend" />
    </p>
  </li>
);

it("each search marks its own words in parts that are rendered once", () => {
  const parts = (terms: readonly string[]): ReactNode => (
    <MarkedTermsContext value={terms}>
      {["Swap", '<b>"&'].map((name) => (
        <KeptMarkup key={name} of={Named} props={{ name }} />
      ))}
    </MarkedTermsContext>
  );
  for (const terms of [[], ["swap"], ["le", "swa"]])
    expect(page(parts(terms))).toBe(renderToString(parts(terms)));
  expect(page(parts(["lend"]))).toContain("<mark");
});

const Found = ({ path, gaps = {} }: { readonly path: string } & Gapped) => (
  <a href={`${path}?${new URLSearchParams({ key: gaps["key"] ?? "", page: "1" }).toString()}`}>
    {path} <b>{gaps["count"]}</b>
  </a>
);

it("texts in gaps differ from page to page, in addresses and elsewhere, and the part is rendered once", () => {
  const part = (key: string, count: string): ReactNode => (
    <KeptMarkup of={Found} props={{ path: "/en" }} gaps={{ key, count }} />
  );
  for (const [key, count] of [
    ["swap", "1,024"],
    [`a+b & "c" <d>'é中`, "<3>"],
    ["$&", ""],
  ] as const)
    expect(page(part(key, count))).toBe(renderToString(part(key, count)));
  const bare = <KeptMarkup of={Found} props={{ path: "/en" }} />;
  expect(page(bare)).toBe(renderToString(bare));
});
