/** Runs a step and prints its name with the time it took. */
export async function timed<Result>(name: string, step: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await step();
  console.log(`  ${name.padEnd(24)} ${secondsSince(started)}`);
  return result;
}

export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
