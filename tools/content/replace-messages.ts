import { existsSync, readFileSync } from "node:fs";
import { LaunchError } from "#tools/launch.mjs";
import { parseJson } from "./parse-json.ts";

type Tree = { readonly [key: string]: string | Tree };

const read = (file: string): Tree => parseJson(file, readFileSync(file, "utf8")) as Tree;

function withReplaced(base: Tree, own: Tree, where: string): Tree {
  const replaced = Object.entries(own).map(([key, value]) => {
    const former = base[key];
    // A key that the product has renamed would otherwise be lost without a word.
    if (typeof former !== typeof value)
      throw new LaunchError(`${where} replaces ${key}, which is no such message`);
    if (typeof value === "string" || typeof former !== "object") return [key, value] as const;
    return [key, withReplaced(former, value, where)] as const;
  });
  return { ...base, ...Object.fromEntries(replaced) };
}

/** The messages of a file, with those that other files replace; the last one wins. */
export function replaceMessages(file: string, replacing: readonly string[]): string {
  const found = replacing.filter((one) => existsSync(one));
  if (found.length === 0) return readFileSync(file, "utf8");
  const replaced = found.reduce((messages, one) => withReplaced(messages, read(one), one), read(file));
  return JSON.stringify(replaced, null, 2);
}
