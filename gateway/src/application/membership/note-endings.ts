import { isFollowed, renewalMs, termsOf } from '../../domain/membership/membership';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Clock } from '../../ports/clock';
import type { MembershipNotices, Orders } from '../../ports/orders';

export interface NoteEndingsNeeds {
  readonly orders: Pick<Orders, 'paidBy'>;
  readonly notices: MembershipNotices;
  readonly clock: Clock;
}

/**
 * Records the notices 30 days before the end of a membership, and at its end; each once (PAY-17). An end
 * after which the same plan or a higher one goes on takes nothing away, and needs no notice.
 */
export const makeNoteEndings = ({ orders, notices, clock }: NoteEndingsNeeds) => {
  const noted = async (accountId: string): Promise<void> => {
    const now = clock.now();
    const terms = termsOf(await orders.paidBy(accountId));
    for (const term of terms) {
      const { orderNo, from, until } = term;
      const followed = isFollowed(term, terms);
      if (now >= until) await notices.noteEnd(orderNo, { silent: followed }, now);
      else if (!followed && from <= now && until - renewalMs <= now)
        await notices.noteEnding(orderNo, beijingTime(until).slice(0, 10), now);
    }
  };

  return async (): Promise<void> => {
    let last: string | null = null;
    do {
      const accounts = await notices.accountsToLookAt(clock.now(), last);
      for (const accountId of accounts) await noted(accountId);
      last = accounts.at(-1) ?? null;
    } while (last !== null);
  };
};
