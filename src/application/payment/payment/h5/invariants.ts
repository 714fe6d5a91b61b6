import type { SnapshotFrom } from 'xstate';
import { isOutsideAddress } from '../../../../domain/address/outside-address';
import { mayBePaid } from '../../../../domain/payment/intent-end';
import type { h5Machine } from './machine';
import { awaitsCall } from '../invariants';

type H5 = SnapshotFrom<typeof h5Machine>;
interface Last {
  readonly from: H5;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of paying at the cashier's page. */
export const h5Invariants: Readonly<Record<string, (now: H5, last?: Last) => boolean>> = {
  '[PAY-12] the pay host is asked once': (now, last) =>
    !now.matches('preparing') || last === undefined || last.from.matches('preparing'),
  '[PAY-14][SEC-02] the page is left only for an address that may be followed': ({ context, ...now }) =>
    now.value !== 'leavingForH5' || isOutsideAddress(context.address, context.means.allowedHosts),
  '[PAY-10] the page is left only after that was kept': (now) =>
    !(now.matches('leavingForH5') || now.matches('left')) || mayBePaid(now.context.intent),
  '[PAY-02][PAY-04] it never says that it is paid, and says why it failed': (now) =>
    now.matches('ended') ? [5, 8].includes(now.context.outcome?.code ?? 0) : now.context.outcome === null,
  '[PAY-05] at most one thing is under way, and none at the end': (now) =>
    Object.keys(now.children).length <= (now.status === 'active' ? 1 : 0),
  '[PAY-01] every state ends by itself': (now) =>
    now.status !== 'active' || awaitsCall(now) || now._nodes.some(({ after }) => after.length > 0),
};
