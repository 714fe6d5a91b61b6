import type { LayerStack } from '../../../ports/layer-stack';
import type { PaymentStatus } from './status';

interface ClosablePayment {
  readonly status: () => PaymentStatus;
  readonly listen: (onChange: () => void) => void;
  readonly send: (event: { readonly type: 'payment.closed' }) => void;
}

/** What back may close, because nothing is decided by closing it: all but what is under way. */
const closable: readonly PaymentStatus['kind'][] = [
  'finished',
  'dropped',
  'blockedByOther',
  'askingConfirmation',
];

/**
 * Lays the payment's sheet on top of the page while back may close it (LAY-19). A question whether it was paid is
 * closed so too: it is not answered by that, and asked again later.
 */
export const layPaymentSheet = ({ status, listen, send }: ClosablePayment, layers: LayerStack): void => {
  const lies: { takeAway: (() => void) | null } = { takeAway: null };
  const settle = (): void => {
    const { takeAway } = lies;
    const mayClose = closable.includes(status().kind);
    if (mayClose && takeAway === null)
      lies.takeAway = layers.open('payment', () => {
        lies.takeAway = null;
        send({ type: 'payment.closed' });
      });
    if (!mayClose && takeAway !== null) {
      lies.takeAway = null;
      takeAway();
    }
  };
  listen(settle);
  settle();
};
