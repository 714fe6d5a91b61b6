import type { SnapshotFrom } from 'xstate';
import { mayBePaid } from '../../../../domain/payment/intent-end';
import { outcomeTitle } from '../../../../domain/payment/outcome-title';
import { dropText } from '../../../../domain/payment/recover-intent';
import { attemptView } from '../attempt/view';
import { mayBeAskedFor } from '../may-be-asked-for';
import type { PaymentStatus } from '../status';
import { blockedText, stepTexts } from '../text';
import type { PaymentSessionMachine } from './machine';

type PaymentSession = SnapshotFrom<PaymentSessionMachine>;

const busyStatus = ({ context }: PaymentSession): PaymentStatus => {
  const { attempt, start, asked } = context;
  if (attempt === null) {
    const thing = { orderNo: null, goodsName: asked?.goodsName ?? '', amount: asked?.amount ?? 0 };
    const step = start?.kind === 'check' ? 'checking' : 'admitting';
    return { kind: 'working', step, text: stepTexts[step], ...thing };
  }
  const view = attemptView(attempt);
  const { orderNo, goodsName, amount } = view;
  const thing = { orderNo, goodsName, amount };
  if (view.phase === 'working')
    return { kind: 'working', step: view.step, text: stepTexts[view.step], ...thing };
  const { until, left, note } = view;
  return { kind: 'askingConfirmation', until, left, note, ...thing };
};

const endStatus = ({ context: { end } }: PaymentSession): PaymentStatus => {
  if (end === null) return { kind: 'idle' };
  const { outcome, thing, other, kept } = end;
  if (other !== null) {
    const { orderNo, goodsName, amount, deadline: until } = other.intent;
    const canCheckAgain = orderNo !== null && mayBePaid(other.intent);
    const text = blockedText(until);
    return { kind: 'blockedByOther', until, text, canCheckAgain, orderNo, goodsName, amount };
  }
  return {
    kind: 'finished',
    outcome: outcome.code,
    title: outcomeTitle(outcome),
    text: outcome.text,
    hint: outcome.hint,
    canCheckAgain: mayBeAskedFor(outcome) && thing.orderNo !== null,
    isOpen: outcome.code === 3 || outcome.cause === 'checkRefused',
    openUntil: kept === null ? null : kept.intent.deadline,
    cancelFailed: outcome.cause === 'cancelUnconfirmed',
    ...thing,
  };
};

/** What a view sees of the payment session. */
export const selectPaymentStatus = (snapshot: PaymentSession): PaymentStatus => {
  if (snapshot.matches('busy')) return busyStatus(snapshot);
  if (snapshot.matches('blocked') || snapshot.matches('finished')) return endStatus(snapshot);
  const { dropped } = snapshot.context;
  return snapshot.matches('dropped') && dropped !== null
    ? { kind: 'dropped', text: dropText[dropped.reason], ...dropped }
    : { kind: 'idle' };
};
