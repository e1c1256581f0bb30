import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TabLinks, Tabs } from "./tabs.tsx";

const tabs = [
  { key: "a", label: "A", href: "?tab=a" },
  { key: "b", label: "B", href: "?tab=b" },
];

test("one tab alone is a stop for the Tab key, and it names the panel", () => {
  const html = renderToStaticMarkup(
    <Tabs label="Parts" tabs={tabs} selected="b" onSelect={() => {}}>
      text
    </Tabs>,
  );
  expect(html).toMatch(/aria-selected="false"[^>]*tabindex="-1"/);
  expect(html).toMatch(/aria-selected="true"[^>]*tabindex="0"/);
  const id = html.match(/aria-labelledby="([^"]+)"/)?.[1];
  expect(html).toMatch(new RegExp(`<button[^>]* id="${id}"[^>]*>B`));
});

test("tabs in the address are links that can all be reached", () => {
  const html = renderToStaticMarkup(<TabLinks label="Parts" tabs={tabs} selected="a" />);
  expect(html).toContain('href="?tab=b"');
  expect(html).not.toContain("tabindex");
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});
