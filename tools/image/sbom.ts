/** The bill of materials of the image in CycloneDX: every package that is copied, as the lock file names it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
}

interface Component {
  readonly type: "library";
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
}

export interface Sbom {
  readonly bomFormat: "CycloneDX";
  readonly specVersion: string;
  readonly version: number;
  readonly metadata: object;
  readonly components: readonly Component[];
}

const INTEGRITY = /^sha512-([\w+/]+=*)$/;
/** Anything else, such as `(MIT OR Apache-2.0)`, is an expression. */
const LICENCE_ID = /^[\w.+-]+$/;

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

function componentOf(path: string, { version = "", integrity = "", license }: LockedPackage): Component {
  const name = nameOf(path);
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const hash = INTEGRITY.exec(integrity)?.[1];
  return {
    type: "library",
    // A version may be there twice, for two packages that need it.
    "bom-ref": path,
    name,
    version,
    purl,
    ...(hash && { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
    ...(license && {
      licenses: [LICENCE_ID.test(license) ? { license: { id: license } } : { expression: license }],
    }),
  };
}

/** Without a time or a random number, so that the same commit gives the same bytes. */
export function sbomOf(root: string, paths: readonly string[]): Sbom {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const { name, version } = lock;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": name, name, version } },
    components: paths.map((path) => componentOf(path, lock.packages[path] ?? {})),
  };
}
