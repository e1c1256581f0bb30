/** The brand kit: every logo as SVG and PNG, as single files and in one zip. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { brandKitFile, type BrandKit, type LogoFile } from "#server/front/brand-kit.ts";
import { drawnSize, logoPng } from "./logo-png.ts";

// A fixed date, so that the same logos give the same bytes. A zip stores local time without a zone.
const MODIFIED = new Date(2020, 0, 1);

interface LogoGroups {
  readonly groups: readonly {
    readonly pngWidths: readonly number[];
    readonly logos: readonly { readonly file: string }[];
  }[];
}

interface MadeFile extends LogoFile {
  readonly content: Uint8Array;
}

const LOGO_FOLDER = "/brand/logos/";

/** The address of the zip. It contains the brand's short name, because people keep the file under it. */
const zipPath = (shortName: string): string => `/brand/${shortName.toLowerCase()}-logos.zip`;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

async function makeLogo(root: string, name: string, pngWidths: readonly number[]): Promise<MadeFile[]> {
  const svg = readFileSync(join(root, "build/content/brand/logos", `${name}.svg`), "utf8");
  const size = drawnSize(svg);
  const made = (file: string, format: "svg" | "png", width: number, content: Uint8Array): MadeFile => ({
    path: LOGO_FOLDER + file,
    format,
    width,
    height: Math.round((width * size.height) / size.width),
    bytes: content.byteLength,
    content,
  });
  const pictures = pngWidths.map(async (width) => {
    const png = await logoPng(svg, width, join(root, "build/logo-cache"));
    return made(`${name}-${width}.png`, "png", width, png);
  });
  return [made(`${name}.svg`, "svg", size.width, Buffer.from(svg)), ...(await Promise.all(pictures))];
}

/** SVG and PNG files get a folder each. */
function zipFiles(files: readonly MadeFile[]): Uint8Array {
  const entries = files
    .map(({ path, format, content }) => [`${format}/${path.slice(LOGO_FOLDER.length)}`, content] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const dated = entries.map(([name, content]) => [name, [content, { mtime: MODIFIED, os: 3 }]]);
  return zipSync(Object.fromEntries(dated) as Zippable, { level: 9 });
}

function writeServed(served: string, path: string, content: Uint8Array): void {
  const target = join(served, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

export async function writeBrandKit(root: string, served: string): Promise<void> {
  const { short } = readJson(join(root, "build/content/brand/brand.json")) as { short: string };
  const { groups } = readJson(join(root, "build/content/site/logos.json")) as LogoGroups;
  const logos = await Promise.all(
    groups.flatMap(({ logos: members, pngWidths }) =>
      members.map(async ({ file }) => [file, await makeLogo(root, file, pngWidths)] as const),
    ),
  );
  const files = logos.flatMap(([, made]) => made);
  const zip = zipFiles(files);
  for (const { path, content } of files) writeServed(served, path, content);
  writeServed(served, zipPath(short), zip);
  const kit: BrandKit = {
    zip: { path: zipPath(short), bytes: zip.byteLength, files: files.length },
    logos: Object.fromEntries(
      logos.map(([name, made]) => [name, made.map(({ content: _content, ...facts }) => facts)]),
    ),
  };
  mkdirSync(dirname(brandKitFile(root)), { recursive: true });
  writeFileSync(brandKitFile(root), JSON.stringify(kit));
}
