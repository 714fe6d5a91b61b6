import { followTypedText } from '../adapters/browser-input/typed-text';
import type { Sending } from '../adapters/gateway-http/counted-transport';
import type { PaymentFlow } from '../application/payment/payment/session/payment-flow';
import type { UnderWay } from '../ports/under-way';

/** What a reload of this page would break off; it follows the fields from now on. */
export const workUnderWay = (
  document: Pick<Document, 'addEventListener' | 'querySelectorAll'>,
  paymentStatus: PaymentFlow['status'],
  sending: Sending,
): UnderWay => {
  const isTyping = followTypedText(document);
  return {
    work: () => {
      if (paymentStatus().kind !== 'idle') return 'paying';
      if (sending.count > 0) return 'sending';
      return isTyping() ? 'typing' : null;
    },
  };
};
