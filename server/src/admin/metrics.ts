import type { ErrorCode, RequestType } from '@stammtisch/protocol';

import type { Batch } from '../store/store-client.ts';
import type { Append } from '../store/store.ts';
import { Counter, gauge, Histogram, type Metric, metricsText } from './prometheus.ts';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** What can be read at any moment. */
export interface Gauges {
  readonly people: number;
  readonly connections: number;
  readonly tablesInMemory: number;
  readonly tablesOpen: number;
  readonly botsWaiting: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** In seconds, since it was last read: half of the delays, most of them, and all are at most so long. */
  readonly eventLoopDelay: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** Counts what happens in the house. */
export class Metrics {
  readonly #requests = new Counter('stammtisch_requests_total', 'Requests answered.', 'type');
  readonly #refusals = new Counter('stammtisch_refusals_total', 'Requests refused.', 'code');
  readonly #moves = new Counter('stammtisch_moves_total', 'Moves written to the logs of tables.');
  readonly #conflicts = new Counter(
    'stammtisch_conflicts_total',
    'Appends that were decided anew because another node had written to the table.',
  );
  readonly #commits = new Histogram(
    'stammtisch_commit_seconds',
    'From sending a batch to the writer to its commit being on disk.',
    SECONDS,
  );
  readonly #batches = new Histogram('stammtisch_batch_calls', 'Calls in one commit.', SIZES);

  answered(request: RequestType, code?: ErrorCode): void {
    this.#requests.add(request);
    if (code !== undefined) this.#refusals.add(code);
  }

  committed({ calls, outcomes, seconds }: Batch & { readonly seconds: number }): void {
    this.#commits.observe(seconds);
    this.#batches.observe(calls.length);
    for (const [at, { room, name, args }] of calls.entries()) {
      if (room !== 'tables' || name !== 'append') continue;
      if (isWritten(outcomes[at])) this.#moves.add('', movesIn(args[0] as Append));
      else if (isConflict(outcomes[at])) this.#conflicts.add();
    }
  }

  text(gauges: Gauges): string {
    const counted = [
      this.#requests,
      this.#refusals,
      this.#moves,
      this.#conflicts,
      this.#commits,
      this.#batches,
    ];
    return metricsText([...gaugesOf(gauges), ...counted.map(({ metric }) => metric)]);
  }
}

const isWritten = (outcome: Batch['outcomes'][number] | undefined): boolean =>
  outcome !== undefined && 'value' in outcome && Object(outcome.value).ok === true;

const isConflict = (outcome: Batch['outcomes'][number] | undefined): boolean =>
  outcome !== undefined && 'value' in outcome && Object(outcome.value).error === 'conflict';

const movesIn = ({ entries }: Append): number =>
  entries.filter(({ body }) => body.kind === 'move').length;

const gaugesOf = (gauges: Gauges): readonly Metric[] => [
  gauge('stammtisch_people', 'People who are connected.', gauges.people),
  gauge('stammtisch_connections', 'Connections that have said hello.', gauges.connections),
  gauge('stammtisch_tables_in_memory', 'Tables in memory.', gauges.tablesInMemory),
  gauge('stammtisch_tables_open', 'Tables that are not closed.', gauges.tablesOpen),
  gauge('stammtisch_bots_waiting', 'Questions to computer players that wait.', gauges.botsWaiting),
  {
    name: 'stammtisch_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape.',
    type: 'gauge',
    samples: Object.entries(gauges.eventLoopDelay).map(([stat, value]) => ({
      labels: { stat },
      value,
    })),
  },
  gauge('process_resident_memory_bytes', 'Memory of the process.', gauges.residentBytes),
  gauge('stammtisch_heap_used_bytes', 'Memory of JavaScript in use.', gauges.heapBytes),
];
