import { left, right, type Either } from 'fp-ts/Either';
import { contactsUsedUp, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { startOfMonth, startOfNextMonth } from '../../../../contract/values/beijing-time';
import { conversationWith } from '../../domain/chat/deal-thread';
import { dealRules, mayHideOwner } from '../../domain/deal/deal-rules';
import { hidingTies, type DealRef } from '../../domain/chat/tie';
import { service } from '../../domain/chat/voices';
import { isId } from '../../../../contract/values/id';
import { consultsPerAccount } from '../../domain/limit/limits';
import type { Accounts } from '../../ports/accounts';
import type { Conversations } from '../../ports/conversations';
import type { FindDeal } from '../../ports/deal-finder';
import type { Limits } from '../../ports/limits';
import type { OwnEntitlement } from '../membership/own-entitlement';
import type { FindStanding } from './standing';
import { makeNotifyChanges, type NotifyChangesNeeds } from './notify-changes';

export interface ConsultingNeeds extends NotifyChangesNeeds {
  readonly findDeal: FindDeal;
  readonly conversations: Pick<Conversations, 'hasConsulted' | 'consult' | 'threadOn'>;
  readonly standing: FindStanding;
  readonly limits: Pick<Limits, 'take'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly entitlement: OwnEntitlement;
}

/** A member asks about a thing: the answer is whom to write to. */
export type Consulting = (
  accountId: string,
  deal: DealRef,
) => Promise<Either<Refusal, { readonly to: string }>>;

/**
 * The platform's service answers for the platform's deals. Contact is begun by fully verified members (ACC-05); a begun one continues.
 * Only the first time counts, against the day and against the month of the membership (TRU-01). An open conversation shows its new subject.
 */
export const makeConsulting = ({
  findDeal,
  conversations,
  standing,
  limits,
  accounts,
  entitlement,
  ...changeNeeds
}: ConsultingNeeds): Consulting => {
  const notify = makeNotifyChanges(changeNeeds);

  /** Whom the asker writes to: a thread of its own for a deal that hides its owner from them, so that no id names the owner. */
  const peerFor = async (accountId: string, { kind, id }: DealRef, ownerId: string): Promise<string> => {
    if (!mayHideOwner(kind) || ownerId === service.id) return ownerId;
    const found = await standing(accountId, ownerId);
    const known = found?.ties.filter((tie) => tie.came && tie.kind === kind && tie.id === id) ?? [];
    // The tie is in a thread already, or the deal hides the owner from this asker.
    return known.length === 0 || hidingTies(known).length > 0
      ? conversations.threadOn({ kind, id }, accountId, ownerId)
      : ownerId;
  };

  return async (accountId, deal) => {
    const found = isId(deal.id) ? await findDeal(deal) : null;
    if (found?.ownerId === accountId) return left(refusals.consultOwn);
    const before = found !== null && (await conversations.hasConsulted(accountId, deal));
    if (found === null || (found.state !== 'listed' && !before)) return left(dealRules(deal.kind).unknown);
    if (!before) {
      const asking = await accounts.byId(accountId);
      if (asking?.prove !== '1') return left(refusals.consultUnverified);
      const pace = await limits.take(`consult:account:${accountId}`, consultsPerAccount);
      if (!pace.allowed) return left(refusals.consultsTooOften);
    }
    const ownerId = found.ownerId ?? service.id;
    const { contactsPerMonth: most } = await entitlement(accountId);
    const now = changeNeeds.clock.now();
    const noted = await conversations.consult(accountId, deal, ownerId, { since: startOfMonth(now), most });
    if (!noted) return left(contactsUsedUp(most, startOfNextMonth(now)));
    const to = await peerFor(accountId, deal, ownerId);
    await notify.standing(accountId, ownerId, conversationWith(accountId, to));
    return right({ to });
  };
};
