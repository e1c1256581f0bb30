/** Counters, gauges and histograms in the text format that Prometheus reads. */
export type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** `_bucket`, `_sum` and `_count` of a histogram. */
  readonly suffix?: string;
  readonly labels: Labels;
  readonly value: number;
}

/** All samples of one name. It can be sent to another process. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly samples: readonly Sample[];
}

interface Series<Value> {
  readonly labels: Labels;
  value: Value;
}

/** Values by label. Callers keep the number of different labels small. */
class SeriesMap<Value> {
  readonly #all = new Map<string, Series<Value>>();
  readonly #first: () => Value;

  constructor(first: () => Value) {
    this.#first = first;
  }

  at(labels: Labels): Series<Value> {
    const key = Object.values(labels).join("\n");
    const known = this.#all.get(key);
    if (known) return known;
    const series = { labels, value: this.#first() };
    this.#all.set(key, series);
    return series;
  }

  values(): Iterable<Series<Value>> {
    return this.#all.values();
  }
}

export class Counter {
  readonly #series = new SeriesMap(() => 0);
  #unlabelled = 0;
  readonly #name: string;
  readonly #help: string;
  readonly #isUnlabelled: boolean;

  /** Known series begin with 0: Prometheus cannot see the first step of a series that begins with 1. */
  constructor(name: string, help: string, known: readonly Labels[] | "unlabelled" = []) {
    this.#name = name;
    this.#help = help;
    this.#isUnlabelled = known === "unlabelled";
    if (known !== "unlabelled") for (const labels of known) this.#series.at(labels);
  }

  /** Without labels it costs next to nothing: cached responses are counted so. */
  add(labels?: Labels): void {
    if (labels) this.#series.at(labels).value += 1;
    else this.#unlabelled += 1;
  }

  read(): Family {
    const hasUnlabelled = this.#isUnlabelled || this.#unlabelled > 0;
    const unlabelled = hasUnlabelled ? [{ labels: {}, value: this.#unlabelled }] : [];
    const samples = [...unlabelled, ...this.#series.values()];
    return { name: this.#name, help: this.#help, type: "counter", samples };
  }
}

interface Observed {
  /** One more than there are limits: the last one has none. */
  readonly buckets: number[];
  sum: number;
}

export class Histogram {
  readonly #series: SeriesMap<Observed>;
  readonly #name: string;
  readonly #help: string;
  /** In seconds, ascending. */
  readonly #limits: readonly number[];

  constructor(name: string, help: string, limits: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#limits = limits;
    this.#series = new SeriesMap(() => ({ buckets: limits.map(() => 0).concat(0), sum: 0 }));
  }

  observe(ms: number, labels: Labels = {}): void {
    const seconds = ms / 1_000;
    const { value } = this.#series.at(labels);
    const at = this.#limits.findIndex((limit) => seconds <= limit);
    const bucket = at < 0 ? this.#limits.length : at;
    value.buckets[bucket] = (value.buckets[bucket] ?? 0) + 1;
    value.sum += seconds;
  }

  read(): Family {
    const samples = [...this.#series.values()].flatMap(({ labels, value }): Sample[] => {
      let count = 0;
      const buckets = value.buckets.map((own, at): Sample => {
        count += own;
        const le = String(this.#limits[at] ?? "+Inf");
        return { suffix: "_bucket", labels: { ...labels, le }, value: count };
      });
      return [
        ...buckets,
        { suffix: "_sum", labels, value: value.sum },
        { suffix: "_count", labels, value: count },
      ];
    });
    return { name: this.#name, help: this.#help, type: "histogram", samples };
  }
}

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };
const escapeValue = (text: string): string => text.replace(/[\\"\n]/g, (sign) => ESCAPED[sign] ?? sign);

function seriesText(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeValue(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(",")}}`;
}

/** Families of the same name, as several processes have them, become one. */
export function metricsText(families: readonly Family[]): string {
  const byName = Map.groupBy(families, ({ name }) => name);
  return [...byName]
    .flatMap(([name, [first, ...others]]) => {
      if (!first) return [];
      const samples = [first, ...others].flatMap((family) => family.samples);
      return [
        `# HELP ${name} ${first.help}`,
        `# TYPE ${name} ${first.type}`,
        ...samples.map(
          ({ suffix = "", labels, value }) => `${seriesText(name + suffix, labels)} ${String(value)}`,
        ),
      ];
    })
    .join("\n")
    .concat("\n");
}

/** Tells the samples of several processes apart. */
export const withLabel = (families: readonly Family[], added: Labels): Family[] =>
  families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, ...added } })),
  }));
