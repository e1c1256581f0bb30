import { useId, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { useLanguage } from "#i18n/language.tsx";
import { KeptMarkup, MarkupKeeperContext } from "#ui/kept-markup/kept-markup.tsx";
import { createMarkupKeepers } from "./markup-keeper.tsx";
import { fillSlots } from "./slots.ts";

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
const keepers = createMarkupKeepers((part) => renderToString(part));

function page(content: ReactNode): string {
  const parts = new Map<string, string>();
  const html = renderToString(
    <MarkupKeeperContext value={keepers({ messages, parts })}>{content}</MarkupKeeperContext>,
  );
  return fillSlots(html, parts);
}

const list = (names: readonly string[]): ReactNode => (
  <ul>
    {names.map((name) => (
      <KeptMarkup key={name} of={Card} props={{ name, count: 2 }} />
    ))}
  </ul>
);

it("a page with kept parts has the bytes of one without, so the browser can hydrate it", () => {
  const names = ["Swap", '<b>"&', "Lend"];
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
