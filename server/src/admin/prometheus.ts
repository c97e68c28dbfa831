/** A metric with all its values, as Prometheus reads them. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

interface Sample {
  /** After the name: `_bucket`, `_sum`, `_count` of a histogram. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** Counts, by the value of one label. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #label: string | undefined;
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string, label?: string) {
    this.#name = name;
    this.#help = help;
    this.#label = label;
    if (label === undefined) this.#counts.set('', 0);
  }

  add(of = '', amount = 1): void {
    this.#counts.set(of, (this.#counts.get(of) ?? 0) + amount);
  }

  get metric(): Metric {
    const label = this.#label;
    const samples = Array.from(this.#counts, ([of, value]) =>
      label === undefined ? { value } : { labels: { [label]: of }, value },
    );
    return { name: this.#name, help: this.#help, type: 'counter', samples };
  }
}

/** How many of the values that were seen are at most so large. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = [...bounds, Infinity];
    this.#counts = this.#bounds.map(() => 0);
  }

  observe(value: number): void {
    const at = this.#bounds.findIndex(bound => value <= bound);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += value;
  }

  get metric(): Metric {
    let count = 0;
    const buckets = this.#bounds.map((bound, at) => {
      count += this.#counts[at] ?? 0;
      const le = bound === Infinity ? '+Inf' : String(bound);
      return { suffix: '_bucket', labels: { le }, value: count };
    });
    const samples = [
      ...buckets,
      { suffix: '_sum', value: this.#sum },
      { suffix: '_count', value: count },
    ];
    return { name: this.#name, help: this.#help, type: 'histogram', samples };
  }
}

/** The text format of Prometheus, version 0.0.4. */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
