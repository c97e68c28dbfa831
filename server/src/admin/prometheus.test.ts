import { expect, test } from 'vitest';

import { Counter, gauge, Histogram, metricsText } from './prometheus.ts';

test('metrics are written as Prometheus reads them', () => {
  const requests = new Counter('requests_total', 'Requests.', 'type');
  requests.add('move');
  requests.add('move', 2);
  requests.add('a "b"\\\n');
  const moves = new Counter('moves_total', 'Moves.');
  const seconds = new Histogram('seconds', 'Time.', [0.5, 1]);
  for (const value of [0.1, 0.5, 0.7, 9]) seconds.observe(value);
  const metrics = [requests.metric, moves.metric, seconds.metric, gauge('people', 'Here.', 3)];
  expect(metricsText(metrics)).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{type="move"} 3
requests_total{type="a \\"b\\"\\\\\\n"} 1
# HELP moves_total Moves.
# TYPE moves_total counter
moves_total 0
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="0.5"} 2
seconds_bucket{le="1"} 3
seconds_bucket{le="+Inf"} 4
seconds_sum 10.3
seconds_count 4
# HELP people Here.
# TYPE people gauge
people 3
`);
});
