import type { ContactUse } from '../../../../contract/membership/membership';
import { startOfMonth, startOfNextMonth } from '../../../../contract/values/beijing-time';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Conversations } from '../../ports/conversations';
import type { OwnEntitlement } from './own-entitlement';

export interface ContactUseNeeds {
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly entitlement: OwnEntitlement;
  readonly conversations: Pick<Conversations, 'consultedSince'>;
  readonly clock: Clock;
}

/**
 * Returns the consultations of an account in this month of Beijing, and how many its membership allows (TRU-01).
 * null for an account that is not fully verified: it cannot consult (ACC-05).
 */
export type OwnContactUse = (accountId: string) => Promise<ContactUse | null>;

export const makeOwnContactUse =
  ({ accounts, entitlement, conversations, clock }: ContactUseNeeds): OwnContactUse =>
  async (accountId) => {
    if ((await accounts.byId(accountId))?.prove !== '1') return null;
    const now = clock.now();
    const { contactsPerMonth } = await entitlement(accountId);
    const used = await conversations.consultedSince(accountId, startOfMonth(now));
    return { used, most: contactsPerMonth, resetsAt: startOfNextMonth(now) };
  };
