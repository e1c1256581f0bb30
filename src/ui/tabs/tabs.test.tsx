import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const html = renderToStaticMarkup(
  <Tabs
    name="part"
    open="b"
    tabs={[
      { key: "a", label: "A", panel: "first text" },
      { key: "b", label: "B", panel: "second text" },
    ]}
  />,
);

test("tabs are radio buttons with one name, and the open one is checked", () => {
  const radios = html.match(/<input[^>]*type="radio"[^>]*name="part"[^>]*>/g) ?? [];
  expect(radios).toHaveLength(2);
  expect(radios.map((radio) => radio.includes("checked"))).toEqual([false, true]);
});

test("every panel is rendered and names its tab, for links into it", () => {
  expect(html).toMatch(/data-tab="part-a">first text<.*data-tab="part-b">second text</);
});
