import type { Finding } from "#tools/checks/source-tree.ts";
import type { Module } from "./modules.ts";

/** Import cycles, types included: a knot of types is still a knot for the reader. One finding per cycle. */
export function checkCycles(modules: readonly Module[]): Finding[] {
  const targets = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const done = new Set<string>();
  const trail: string[] = [];
  const findings: Finding[] = [];
  const visit = (path: string): void => {
    const entered = trail.indexOf(path);
    if (entered !== -1) {
      findings.push({ path, problem: `import cycle: ${[...trail.slice(entered), path].join(" → ")}` });
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const target of targets.get(path) ?? []) if (target && targets.has(target)) visit(target);
    trail.pop();
    done.add(path);
  };
  for (const path of targets.keys()) visit(path);
  return findings;
}
