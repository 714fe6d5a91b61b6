import type { SnapshotFrom } from 'xstate';
import type { platformMachine } from './machine';
import { awaitsCall } from '../invariants';

type Platform = SnapshotFrom<typeof platformMachine>;
interface Last {
  readonly from: Platform;
  readonly event: { readonly type: string };
}

const comesFrom = (last: Last | undefined, ...states: readonly string[]): boolean =>
  last === undefined || states.some((state) => last.from.value === state);

/** What holds in every reachable state of paying on the platform's own cashier. */
export const platformInvariants: Readonly<Record<string, (now: Platform, last?: Last) => boolean>> = {
  '[PAY-12] the pay host is asked once for each openId': (now, last) =>
    !now.matches('preparing') || comesFrom(last, 'preparing', 'findingOpenId', 'obtainingOpenId'),
  '[PAY-05] the cashier is called once': (now, last) =>
    !now.matches('invoking') || comesFrom(last, 'invoking', 'keepingDeparture'),
  '[PAY-07] the cashier is called only with complete data': (now) =>
    !now.matches('invoking') || now.context.request !== null,
  '[PAY-08] a code is held only until it is exchanged': (now) =>
    now.matches('obtainingOpenId') === (now.context.code !== null),
  '[PAY-08] WeChat’s cashier is prepared only with an openId': (now) =>
    !now.matches('preparing') ||
    now.context.intent.channel !== 'wechat' ||
    (now.context.openId !== null && now.context.openId !== ''),
  '[PAY-02][PAY-04] it never says that it is paid, and says why it failed': (now) =>
    now.matches('ended')
      ? [3, 5, 6, 7, 8].includes(now.context.outcome?.code ?? 0)
      : now.context.outcome === null,
  '[PAY-06][PAY-10] that a cashier opens is kept first': (now) =>
    !now.matches('invoking') || now.context.intent.cashierOpened,
  '[PAY-10] the page is left only after that was kept': (now) =>
    !now.matches('left') || ['leftForH5', 'leftForOpenId'].includes(now.context.intent.stage),
  '[PAY-05] at most one thing is under way, and none at the end': (now) =>
    Object.keys(now.children).length <= (now.status === 'active' ? 1 : 0),
  '[PAY-01] every state ends by itself': (now) =>
    now.status !== 'active' || awaitsCall(now) || now._nodes.some(({ after }) => after.length > 0),
};
