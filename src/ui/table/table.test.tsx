import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Table } from "./table.tsx";

const html = renderToStaticMarkup(
  <Table
    caption="Versions"
    columns={[
      { key: "version", label: "Version" },
      { key: "size", label: "Size", wideOnly: true },
    ]}
    rows={[{ key: "a", cells: { version: "2.9.1", size: "48 MB" } }]}
  />,
);

test("the scrolling frame is focusable and is named by the caption", () => {
  const id = html.match(/role="region" aria-labelledby="([^"]+)" tabindex="0"/)?.[1];
  expect(html).toMatch(new RegExp(`<caption[^>]* id="${id}">Versions`));
});

test("the first cell is the row's header", () => {
  expect(html).toContain('<th scope="row">2.9.1</th>');
  expect(html).toContain('<td data-wide-only="true">48 MB</td>');
});
