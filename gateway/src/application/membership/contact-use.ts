import type { ContactUse } from '../../../../contract/membership/membership';
import { startOfMonth, startOfNextMonth } from '../../../../contract/values/beijing-time';
import type { Clock } from '../../ports/clock';
import type { Conversations } from '../../ports/conversations';
import type { OwnEntitlement } from './own-entitlement';

export interface ContactUseNeeds {
  readonly entitlement: OwnEntitlement;
  readonly conversations: Pick<Conversations, 'consultedSince'>;
  readonly clock: Clock;
}

/** How many things an account newly asked about this month of Beijing, and how many its membership allows (TRU-01). */
export type OwnContactUse = (accountId: string) => Promise<ContactUse>;

export const makeOwnContactUse =
  ({ entitlement, conversations, clock }: ContactUseNeeds): OwnContactUse =>
  async (accountId) => {
    const now = clock.now();
    const { contactsPerMonth } = await entitlement(accountId);
    const used = await conversations.consultedSince(accountId, startOfMonth(now));
    return { used, most: contactsPerMonth, resetsAt: startOfNextMonth(now) };
  };
