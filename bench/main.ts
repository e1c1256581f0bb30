// `npm run bench -- NAME`: measures the site against a reference in the same run.
const BENCHES: Readonly<Record<string, () => Promise<{ run: (args: readonly string[]) => Promise<void> }>>> =
  {
    pages: () => import("./pages/main.ts"),
    search: () => import("./search/main.ts"),
    listings: () => import("./listings/main.ts"),
    donations: () => import("./donations/main.ts"),
    weight: () => import("./weight/main.ts"),
    crash: () => import("./crash/main.ts"),
    faults: () => import("./faults/main.ts"),
    fuzz: () => import("./fuzz/main.ts"),
    pictures: () => import("./pictures/main.ts"),
    attack: () => import("./attack/main.ts"),
    review: () => import("./review/main.ts"),
    plans: () => import("./plans/main.ts"),
    renders: () => import("./renders/main.ts"),
    peers: () => import("./peers/main.ts"),
    processes: () => import("./processes/main.ts"),
    crowd: () => import("./crowd/main.ts"),
    restarts: () => import("./restarts/main.ts"),
    compose: () => import("./compose/main.ts"),
    lighthouse: () => import("./lighthouse/main.ts"),
    hydration: () => import("./hydration/main.ts"),
  };

async function main([name = "pages", ...args]: readonly string[]): Promise<void> {
  const load = BENCHES[name];
  if (!load) {
    console.error(`There is no bench "${name}". There are: ${Object.keys(BENCHES).join(", ")}.`);
    process.exitCode = 1;
    return;
  }
  const bench = await load();
  await bench.run(args);
}

void main(process.argv.slice(2));
