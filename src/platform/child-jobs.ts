/** The child's side of child-pool.ts: runs one job after another and exits if a job costs too much. */

interface JobLimits {
  /** CPU time of all its threads. Unlike wall time, it distinguishes an expensive job from a busy machine. */
  readonly cpuMs: number;
  /** Beyond the memory of the idle process. */
  readonly memoryMb: number;
}

const LOOK_EVERY_MS = 10;
/** The exit code of a child whose job took too much CPU time. */
export const OUT_OF_TIME = 75;
const MEGABYTE = 1024 * 1024;

export function answerJobs<Job>(work: (job: Job) => Promise<unknown>, { cpuMs, memoryMb }: JobLimits): void {
  // The parent is gone, perhaps killed, so nobody needs the result.
  process.on("disconnect", () => process.exit());
  const answer = async (job: Job): Promise<void> => {
    const before = process.cpuUsage();
    const memory = process.memoryUsage.rss() + memoryMb * MEGABYTE;
    const look = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > cpuMs) process.exit(OUT_OF_TIME);
      if (process.memoryUsage.rss() > memory) process.exit(1);
    }, LOOK_EVERY_MS);
    const result = await work(job);
    clearInterval(look);
    process.send?.(result);
  };
  process.on("message", (job) => void answer(job as Job));
}
