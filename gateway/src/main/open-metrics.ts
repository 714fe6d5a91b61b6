import { listen } from '../adapters/http/server/listen';
import { noMetrics } from '../adapters/metrics/no-metrics';
import type { Log } from '../ports/log';
import type { Metrics } from '../ports/metrics';
import type { Closers } from './closers';
import type { GatewayOptions } from './options';

export interface OpenMetrics {
  readonly metrics: Metrics;
  /** The port of the operator; null where none is served. */
  readonly port: number | null;
}

const drainMs = 200;

/**
 * Serves metrics on a port of their own where the operator names one. Without it nothing is measured, and the code of
 * the measurements is not loaded.
 */
export const openMetrics = async (
  { metricsPort = null, metricsHost = '127.0.0.1' }: Pick<GatewayOptions, 'metricsPort' | 'metricsHost'>,
  log: Log,
  atEnd: Pick<Closers, 'add'>,
): Promise<OpenMetrics> => {
  if (metricsPort === null) return { metrics: noMetrics, port: null };
  const listening = await listen(metricsPort, metricsHost);
  atEnd.add('answers', () => listening.close(drainMs));
  const { prometheusMetrics } = await import('../adapters/metrics/prometheus-metrics');
  const { metricsListener } = await import('../adapters/metrics/metrics-listener');
  const prometheus = prometheusMetrics();
  listening.serve(metricsListener(prometheus, log));
  return { metrics: prometheus.metrics, port: listening.port };
};
