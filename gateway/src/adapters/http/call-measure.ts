import type { Refusal } from '../../../../contract/refusal/refusal';
import { secondMs } from '../../../../contract/values/duration';
import type { CallOutcome, Metrics } from '../../ports/metrics';
import { callNames } from './calls/contract-endpoints';

export type CallMetrics = Pick<Metrics, 'callAnswered' | 'refused'>;

/** From this code on the gateway is at fault, not the caller. */
const ownFaults = 500;

const outcomeOf = (refusal: Refusal | null): CallOutcome => {
  if (refusal === null) return 'ok';
  return refusal.code >= ownFaults ? 'failed' : 'refused';
};

/** Begins to measure a call; the result is called once, with the refusal of the call or null. */
export const measureCall = (metrics: CallMetrics, { path }: { readonly path: string }) => {
  const begunAt = performance.now();
  return (refusal: Refusal | null): void => {
    const seconds = (performance.now() - begunAt) / secondMs;
    metrics.callAnswered(callNames.get(path) ?? 'other', outcomeOf(refusal), seconds);
    if (refusal !== null) metrics.refused(refusal.name);
  };
};
