import { countedTransport, type Sending } from '../adapters/gateway-http/counted-transport';
import { keptTransport } from '../adapters/gateway-http/kept-transport';
import { workerAnswers } from '../adapters/service-worker/browser-worker';
import type { Transport } from '../adapters/transport';
import type { OfflineFlow } from '../application/shell/offline-content/lazy-offline';
import { openAnswers } from './open-answers';
import type { Started } from './started';

/** The reports of each call, for pages without network and for a reload that breaks nothing off. */
export interface OfflineHooks {
  readonly flow: Pick<OfflineFlow, 'isOffline' | 'answered'>;
  readonly sending: Sending;
}

/** Counts what is being sent, and answers calls without network from what the device keeps. */
export const aroundTransport =
  (started: Started, { flow, sending }: OfflineHooks) =>
  (inner: Transport): Transport =>
    keptTransport(countedTransport(inner, sending), {
      answers: openAnswers(started),
      isOn: () => workerAnswers(started.window),
      isOffline: flow.isOffline,
      report: flow.answered,
    });
