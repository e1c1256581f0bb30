/** What the site measures about itself. The names are those of deploy/prometheus. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Db } from "#platform/database/schema.ts";
import { countStored } from "./stored-figures.ts";
import { Counter, Histogram, type Family, type Labels } from "#platform/metrics/metrics.ts";

const RENDER_LIMITS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const QUERY_LIMITS = [0.0001, 0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

export interface SiteMetrics {
  readonly requests: Counter;
  readonly cached: Counter;
  readonly renders: Histogram;
  readonly waits: Histogram;
  readonly refused: Counter;
  readonly queries: Histogram;
}

export const createSiteMetrics = (): SiteMetrics => ({
  requests: new Counter(
    "site_requests_total",
    "Requests that were not answered from memory, by route and status.",
  ),
  cached: new Counter(
    "site_cached_responses_total",
    "Built files and cached answers that were sent.",
    "unlabelled",
  ),
  renders: new Histogram(
    "site_render_seconds",
    "Time to make a page or an answer, its data included.",
    RENDER_LIMITS,
  ),
  waits: new Histogram("site_render_wait_seconds", "Time in the queue before that.", RENDER_LIMITS),
  refused: new Counter("site_render_refused_total", "Requests that the full queue refused.", [
    { kind: "page" },
    { kind: "personal" },
    { kind: "call" },
  ]),
  queries: new Histogram("site_query_seconds", "Time of a database statement.", QUERY_LIMITS),
});

export interface CacheSize {
  readonly answers: number;
  readonly bytes: number;
}

interface MeasuredParts {
  readonly metrics: SiteMetrics;
  readonly queue: { readonly running: number; readonly waiting: number };
  readonly cacheSizes: () => Readonly<Record<string, CacheSize>>;
  readonly db: Db;
}

const gauge = (name: string, help: string, samples: readonly [Labels, number][]): Family => ({
  name,
  help,
  type: "gauge",
  samples: samples.map(([labels, value]) => ({ labels, value })),
});

/** What the database holds is the same for all processes, so one of them reports it. */
export type CollectMetrics = (withStored: boolean) => Promise<Family[]>;

export function collectMetrics({ metrics, queue, cacheSizes, db }: MeasuredParts): CollectMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return async (withStored) => {
    const counted = Object.values<{ read: () => Family }>({ ...metrics }).map((metric) => metric.read());
    const own = [...counted, ...cacheFamilies(cacheSizes()), ...processFamilies(queue, delay)];
    delay.reset();
    return withStored ? [...own, ...(await storedFamilies(db))] : own;
  };
}

function cacheFamilies(sizes: Readonly<Record<string, CacheSize>>): Family[] {
  const parts = Object.entries(sizes);
  return [
    gauge(
      "site_cache_bytes",
      "Memory of the cached answers.",
      parts.map(([part, { bytes }]) => [{ part }, bytes]),
    ),
    gauge(
      "site_cache_answers",
      "Number of cached answers.",
      parts.map(([part, { answers }]) => [{ part }, answers]),
    ),
  ];
}

type Delay = ReturnType<typeof monitorEventLoopDelay>;

/** Node measures the time between two ticks of a timer, so this much of it is no delay. */
const RESOLUTION_MS = 10;
const delaySeconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);

function processFamilies({ running, waiting }: MeasuredParts["queue"], delay: Delay): Family[] {
  const { user, system } = process.cpuUsage();
  return [
    gauge("site_render_queue", "Renders that run and that wait.", [
      [{ state: "running" }, running],
      [{ state: "waiting" }, waiting],
    ]),
    gauge("site_event_loop_delay_seconds", "Delay of the event loop since the last reading.", [
      [{ point: "p50" }, delaySeconds(delay.percentile(50))],
      [{ point: "p99" }, delaySeconds(delay.percentile(99))],
      [{ point: "max" }, delaySeconds(delay.max)],
    ]),
    {
      ...gauge("process_cpu_seconds_total", "Processor time.", [[{}, (user + system) / 1e6]]),
      type: "counter",
    },
    gauge("process_resident_memory_bytes", "Memory.", [[{}, process.memoryUsage.rss()]]),
  ];
}

const byState = (
  figures: readonly { readonly state: string; readonly total: number }[],
): [Labels, number][] => figures.map(({ state, total }) => [{ state }, total]);

/** During an outage of the database the other figures matter most, so its figures are left out. */
async function storedFamilies(db: Db): Promise<Family[]> {
  try {
    const { mails, donations } = await countStored(db);
    return [
      gauge("site_database_up", "Whether the database answers.", [[{}, 1]]),
      gauge("site_outbox_mails", "Mails by state.", byState(mails)),
      gauge("site_donations", "Donations that are not settled, by state.", byState(donations)),
    ];
  } catch {
    return [gauge("site_database_up", "Whether the database answers.", [[{}, 0]])];
  }
}
