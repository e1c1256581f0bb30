/** The names of the categories by their number, as the row of categories shows them. */
export function categoryTitles(categories: Element): ReadonlyMap<number, string> {
  const links = categories.querySelectorAll<HTMLAnchorElement>("a[href]");
  return new Map(
    Array.from(links, (link) => [
      Number(new URL(link.href).searchParams.get("category_id")),
      link.textContent ?? "",
    ]),
  );
}
