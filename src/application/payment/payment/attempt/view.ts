import type { StateValue } from 'xstate';
import { mayBePaid } from '../../../../domain/payment/intent-end';
import type { PaidThing, PaymentStep } from '../status';
import type { AttemptContext } from './context';

/** What the payment session sees of an attempt. */
export type AttemptView = PaidThing &
  (
    | { readonly phase: 'working'; readonly step: PaymentStep }
    | {
        readonly phase: 'asking';
        readonly until: number;
        readonly left: boolean;
        readonly note: string | null;
      }
  );

/** As much of an attempt's snapshot as is looked at. */
export interface AttemptNews {
  readonly value: StateValue;
  readonly context: Pick<AttemptContext, 'thing' | 'intent' | 'note' | 'channelStep'>;
}

const steps: Readonly<Record<string, PaymentStep>> = {
  ordering: 'placingOrder',
  payingAtCashier: 'preparing',
  payingOnPlatform: 'preparing',
  checkingBefore: 'checking',
  checking: 'checking',
  checkingLate: 'checking',
  checkingUncancelled: 'checking',
  cancellingOrder: 'cancelling',
  endingIntent: 'checking',
};

const channelSteps: Readonly<Record<string, PaymentStep>> = {
  checkingGrade: 'checkingGrade',
  keepingIntent: 'placingOrder',
  placingOrder: 'placingOrder',
  waitingToPlaceAgain: 'placingOrder',
  keepingOrder: 'placingOrder',
  findingOpenId: 'obtainingOpenId',
  askingForCode: 'obtainingOpenId',
  keepingAbsence: 'obtainingOpenId',
  leavingForOpenId: 'obtainingOpenId',
  obtainingOpenId: 'obtainingOpenId',
  keepingDeparture: 'leaving',
  leavingForH5: 'leaving',
  invoking: 'paying',
};

const stepOf = ({ value, context }: AttemptNews): PaymentStep => {
  const state = typeof value === 'string' ? value : value['working'];
  const step = typeof state === 'string' ? (steps[state] ?? 'admitting') : 'admitting';
  const isInner = step === 'preparing' || step === 'placingOrder';
  return isInner ? (channelSteps[context.channelStep ?? ''] ?? step) : step;
};

/** Whether the person is asked what happened. */
export const asksThePerson = ({ value }: Pick<AttemptNews, 'value'>): boolean =>
  typeof value === 'object' && 'awaitingH5Confirmation' in value;

/** What of an attempt is shown. */
export const attemptView = (news: AttemptNews): AttemptView => {
  const { thing, intent, note } = news.context;
  if (!asksThePerson(news) || intent === null) return { ...thing, phase: 'working', step: stepOf(news) };
  const left = thing.orderNo !== null && mayBePaid(intent);
  return { ...thing, phase: 'asking', until: intent.deadline, left, note };
};
