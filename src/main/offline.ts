import { followTypedText } from '../adapters/browser-input/typed-text';
import { BrowserWorker } from '../adapters/service-worker/browser-worker';
import type { PaymentFlow } from '../application/payment/payment/session/payment-flow';
import type { RunningOffline } from '../application/shell/offline-content/lazy-offline';
import { startOffline } from '../wiring/start-offline';
import type { Started } from './started';

/**
 * Registers the worker, and starts the flows of pages without network over the adapters of this page.
 * @param keptAt when the page itself was kept, in milliseconds since 1970; null for one that came from the server
 * @param isSending whether something is on its way to the server
 */
export const openOffline = (
  { window: page, lifecycle, connection, ear }: Started,
  payment: Pick<PaymentFlow, 'status'>,
  keptAt: number | null,
  isSending: () => boolean,
): RunningOffline => {
  const isTyping = followTypedText(page.document);
  const underWay = {
    work: () => {
      if (payment.status().kind !== 'idle') return 'paying';
      if (isSending()) return 'sending';
      return isTyping() ? 'typing' : null;
    },
  } as const;
  return startOffline(
    { worker: new BrowserWorker(page), underWay, lifecycle, connection },
    keptAt,
    ear.inspect,
  );
};
