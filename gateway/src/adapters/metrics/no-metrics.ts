import type { Metrics } from '../../ports/metrics';

const ignore = (): void => undefined;

/** Measures nothing: a gateway without a port for metrics. */
export const noMetrics: Metrics = {
  callAnswered: ignore,
  refused: ignore,
  transactionGivenWay: ignore,
  eventHeard: ignore,
  pageRendered: ignore,
  watchSockets: ignore,
  watchPools: ignore,
};
