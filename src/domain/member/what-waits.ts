import type { Membership } from '../../../contract/membership/membership';
import type { Order } from '../../../contract/order/order';
import { mayPay } from '../order/what-is-possible';

/** Something that waits for a member to act, until a moment in milliseconds since 1970. */
export type Waiting =
  | { readonly kind: 'pay'; readonly until: number; readonly order: Order }
  | { readonly kind: 'renew'; readonly until: number; readonly planId: string; readonly name: string };

/** What waits for a member, what ends first before the others (SCR-10, PAY-17). @param now milliseconds since 1970 */
export const whatWaits = (
  orders: readonly Order[],
  own: Membership | null,
  now: number,
): readonly Waiting[] => {
  const toPay = orders
    .filter((order) => mayPay(order, now))
    .map((order): Waiting => ({ kind: 'pay', until: order.payBy, order }));
  const { planId = null, until = null, state = 'none', name = '' } = own ?? {};
  const renewal: readonly Waiting[] =
    state === 'ending' && planId !== null && until !== null && until > now
      ? [{ kind: 'renew', until, planId, name }]
      : [];
  return [...toPay, ...renewal].sort((one, other) => one.until - other.until);
};
