import { renewalMs, termsOf } from '../../domain/membership/membership';
import { planOf } from '../../domain/membership/plans';
import { beijingTime } from '../../domain/time/beijing-time';
import type { Clock } from '../../ports/clock';
import type { MembershipNotices, Orders } from '../../ports/orders';
import { tellings, type TellMember } from '../order/tell-member';

export interface TellOfEndingsNeeds {
  readonly orders: Pick<Orders, 'paidBy'>;
  readonly notices: MembershipNotices;
  readonly tell: TellMember;
  readonly clock: Clock;
}

/** Tells members 30 days before their membership ends, and when it has; each once (PAY-17). */
export const makeTellOfEndings = ({ orders, notices, tell, clock }: TellOfEndingsNeeds) => {
  const told = async (accountId: string): Promise<void> => {
    const now = clock.now();
    const terms = termsOf(await orders.paidBy(accountId));
    for (const { orderNo, planId, from, until } of terms) {
      const goesOn = terms.some((other) => other.planId === planId && other.from === until);
      const name = planOf(planId)?.name ?? '会员';
      const order = { accountId, orderNo };
      const ends = !goesOn && from <= now;
      if (ends && now < until && until - renewalMs <= now && (await notices.markRenewalTold(orderNo, now)))
        await tell(order, tellings.ending(name, beijingTime(until).slice(0, 10)));
      if (now >= until && (await notices.markEndTold(orderNo, now))) {
        await notices.markRenewalTold(orderNo, now);
        if (!goesOn) await tell(order, tellings.ended(name));
      }
    }
  };

  return async (): Promise<void> => {
    let last: string | null = null;
    do {
      const accounts = await notices.accountsToLookAt(clock.now(), last);
      for (const accountId of accounts) await told(accountId);
      last = accounts.at(-1) ?? null;
    } while (last !== null);
  };
};
