import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

const draw = (current: number, total: number) =>
  renderToStaticMarkup(
    <Pagination
      label="Pages"
      current={current}
      total={total}
      hrefFor={(page) => `?page=${page}`}
      previousText="Previous"
      nextText="Next"
      pageLabel={(page) => `Page ${page}`}
    />,
  );

test("every page is a link with its own address", () => {
  const html = draw(2, 3);
  for (const page of [1, 2, 3]) expect(html).toContain(`href="?page=${page}" aria-label="Page ${page}"`);
});

test("the current page says so, once", () => {
  expect(draw(2, 3).match(/aria-current="page"/g)).toHaveLength(1);
});

test("there is no way back from the first page and none on from the last", () => {
  expect(draw(1, 3)).not.toContain("Previous");
  expect(draw(1, 3)).toContain('href="?page=2" rel="next"');
  expect(draw(3, 3)).not.toContain("Next");
});
