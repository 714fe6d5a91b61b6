import type { SnapshotFrom } from 'xstate';
import type { OutcomeCode } from '../../../../domain/payment/outcome';
import type { attemptMachine } from './machine';
import { awaitsCall } from '../invariants';

type Attempt = SnapshotFrom<typeof attemptMachine>;
interface Last {
  readonly from: Attempt;
  readonly event: { readonly type: string; readonly output?: unknown };
}

/** The outcome code of each final state (PAY-01). */
export const codeOfState: Readonly<Record<string, OutcomeCode>> = {
  succeeded: 1,
  resultUnknown: 2,
  cancelled: 3,
  checkFailed: 4,
  dataUnusable: 5,
  miniProgramUnset: 6,
  unsupported: 7,
  cashierFailed: 8,
  notOrdered: 9,
  inProgress: 10,
};

const isYes = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && '_tag' in output && output._tag === 'Right';

const saidPaid = (last: Last | undefined): boolean =>
  last !== undefined &&
  (last.from.context.outcome?.code === 1 ||
    (last.event.type === 'xstate.done.actor.check' && isYes(last.event.output)));

const closedCodes: readonly unknown[] = [404, 409, 410];

const saysClosed = (output: unknown): boolean =>
  typeof output === 'object' &&
  output !== null &&
  'left' in output &&
  typeof output.left === 'object' &&
  output.left !== null &&
  'code' in output.left &&
  closedCodes.includes(output.left.code);

/** A way of paying ended because the pay host calls the order closed. */
const saysNotPayable = (output: unknown): boolean =>
  typeof output === 'object' &&
  output !== null &&
  'outcome' in output &&
  typeof output.outcome === 'object' &&
  output.outcome !== null &&
  'cause' in output.outcome &&
  output.outcome.cause === 'orderNotPayable';

/** Whether it is known since this step that the money came, or cannot come any more. */
const reportsMoney = (last: Last | undefined): boolean => {
  if (last === undefined) return false;
  const { from, event } = last;
  if (from.matches({ working: 'endingIntent' })) return true;
  if (event.type === 'xstate.done.actor.check') return isYes(event.output) || saysClosed(event.output);
  if (event.type === 'xstate.done.actor.cancelOrder') return isYes(event.output);
  return saysNotPayable(event.output);
};

/** What the device alone answers. */
const withoutLock: ReadonlySet<string> = new Set(['endIntent', 'readClock']);

const underWay = ({ children }: Attempt): readonly string[] =>
  Object.keys(children).filter((id) => id !== 'lock');

/** What holds in every reachable state of an attempt. */
export const attemptInvariants: Readonly<Record<string, (now: Attempt, last?: Last) => boolean>> = {
  '[PAY-02][PAY-04] it is paid only when a check said 200': (now, last) =>
    now.context.outcome?.code !== 1 || saidPaid(last),
  '[PAY-13] nothing is ordered once the order is known': (now, last) =>
    !now.matches({ working: 'ordering' }) ||
    now.context.thing.orderNo === null ||
    now.context.intent === null ||
    last?.from.matches({ working: 'ordering' }) === true,
  '[PAY-13] one intent keeps its key': ({ context: { intent } }, last) => {
    const before = last?.from.context.intent ?? null;
    return before === null || intent?.key === before.key;
  },
  '[PAY-05][PAY-06] nothing is asked of anybody without the lock': (now) =>
    now.matches('working') || underWay(now).every((id) => withoutLock.has(id)),
  '[PAY-05] besides the lock at most one thing is under way': (now) => underWay(now).length <= 1,
  '[PAY-01] nothing is under way after the outcome': (now) =>
    now.status === 'active' || Object.keys(now.children).length === 0,
  '[PAY-06][PAY-13] while money may be under way what the device keeps stays': (now, last) =>
    !now.matches({ working: 'endingIntent' }) ||
    now.context.intent?.cashierOpened !== true ||
    last?.from.matches({ working: 'checkingLate' }) === true ||
    reportsMoney(last),
  '[PAY-10] while the person is asked no call is made, and no lock is held': (now) =>
    !now.matches('awaitingH5Confirmation') ||
    (Object.keys(now.children).every((id) => id === 'readClock') && now.context.intent !== null),
  '[PAY-01] every outcome carries its code': (now) =>
    now.status === 'active' ||
    (typeof now.value === 'string' && now.context.outcome?.code === codeOfState[now.value]),
  '[PAY-01] every state ends by itself': (now) =>
    now.status !== 'active' || awaitsCall(now) || now._nodes.some(({ after }) => after.length > 0),
};
