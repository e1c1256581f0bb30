import { escapeXml } from "#lib/xml.ts";
import { fileNameOf, type Picture } from "./choice.ts";

const STYLE =
  "body{font:14px system-ui;margin:24px}section{display:flex;flex-wrap:wrap;gap:12px;align-items:start}" +
  "figure{margin:0}img{inline-size:220px;block-size:300px;object-fit:cover;object-position:top;border:1px solid #8888}";

/** Renders all pictures on one page, as thumbnails that link to their files. */
export function contactSheet(pictures: readonly Picture[]): string {
  const sections = [...Map.groupBy(pictures, ({ page }) => page)].map(
    ([page, own]) =>
      `<h2>${escapeXml(page || "/")}</h2>\n<section>\n${own.map(figure).join("\n")}\n</section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${STYLE}</style>
<h1>${pictures.length} screenshots</h1>
${sections.join("\n")}
</html>
`;
}

function figure(picture: Picture): string {
  const file = fileNameOf(picture);
  const caption = `${picture.language}, ${picture.width} px, ${picture.theme}`;
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;
}
