import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, PoolLoad } from '../../ports/metrics';

export interface PrometheusMetrics {
  readonly metrics: Metrics;
  /** The media type of what `exposition` returns. */
  readonly mediaType: string;
  /** All measurements as text, with those of Node (memory, event loop, garbage collection). */
  readonly exposition: () => Promise<string>;
}

/** From a call that reads memory to one that waits for the longest statement, in seconds. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const renderBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Notifications take milliseconds; the relay of the broker takes seconds; a gap may take minutes. */
const lagBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 30, 300];

type PoolFigure = Exclude<keyof PoolLoad, 'pool'>;

const poolGauges: Readonly<Record<PoolFigure, readonly [name: string, help: string]>> = {
  total: ['hupo_database_connections', 'Connections to the database.'],
  idle: ['hupo_database_idle_connections', 'Connections to the database without work.'],
  waiting: ['hupo_database_waiting', 'Callers that wait for a connection to the database.'],
};

const isPoolFigure = (key: string): key is PoolFigure => Object.hasOwn(poolGauges, key);

/** Measurements in a registry of its own, so that two gateways of one process stay apart. */
export const prometheusMetrics = (): PrometheusMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'hupo_calls_total',
    help: 'Calls of the contract by outcome.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'hupo_call_seconds',
    help: 'Time from a call to its answer.',
    labelNames: ['call'],
    buckets: callBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'hupo_refusals_total',
    help: 'Refusals of calls by name.',
    labelNames: ['refusal'],
    registers,
  });
  const givenWay = new Counter({
    name: 'hupo_transactions_given_way_total',
    help: 'Transactions that were rolled back in favour of another one and ran again.',
    registers,
  });
  const busLag = new Histogram({
    name: 'hupo_bus_lag_seconds',
    help: 'Time from the keeping of an event by another instance to its hearing here.',
    buckets: lagBuckets,
    registers,
  });
  const renders = new Histogram({
    name: 'hupo_page_render_seconds',
    help: 'Time of rendering a page by outcome, without its wait.',
    labelNames: ['outcome'],
    buckets: renderBuckets,
    registers,
  });

  return {
    metrics: {
      callAnswered: (call, outcome, seconds) => {
        calls.inc({ call, outcome });
        callSeconds.observe({ call }, seconds);
      },
      refused: (refusal) => refusals.inc({ refusal }),
      transactionGivenWay: () => givenWay.inc(),
      eventHeard: (seconds) => busLag.observe(seconds),
      pageRendered: (outcome, seconds) => renders.observe({ outcome }, seconds),
      watchSockets: (count) => {
        const gauge: Gauge = new Gauge({
          name: 'hupo_sockets_open',
          help: 'Message sockets that are open.',
          registers,
          collect: () => gauge.set(count()),
        });
      },
      watchPools: (read) => {
        for (const figure of Object.keys(poolGauges).filter(isPoolFigure)) {
          const [name, help] = poolGauges[figure];
          const gauge: Gauge<'pool'> = new Gauge({
            name,
            help,
            labelNames: ['pool'],
            registers,
            collect: () => read().forEach((load) => gauge.set({ pool: load.pool }, load[figure])),
          });
        }
      },
    },
    mediaType: registry.contentType,
    exposition: () => registry.metrics(),
  };
};
