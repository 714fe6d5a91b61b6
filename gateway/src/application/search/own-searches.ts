import { left, right, type Either } from 'fp-ts/Either';
import { kinds } from '../../../../contract/kind/kinds';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { searchName } from '../../../../contract/rules/search-name';
import { searchLimits, type SavedSearch } from '../../../../contract/search/saved-search';
import { allowsAlert } from '../../domain/membership/entitlement';
import type { SearchDraft } from '../../domain/search/search-draft';
import { isVerified } from '../../domain/account/is-verified';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { OwnEntitlement } from '../membership/own-entitlement';
import type { SavedSearches, SearchChange } from '../../ports/saved-searches';

type Answer<A> = Promise<Either<Refusal, A>>;

/** A member's own searches (MKT-01); another's is as unknown as one that never was. */
export interface OwnSearches {
  readonly save: (accountId: string, search: SearchDraft) => Answer<SavedSearch>;
  readonly list: SavedSearches['list'];
  readonly change: (accountId: string, id: number, to: SearchChange) => Answer<SavedSearch>;
  /** Its matches up to now are no longer new. */
  readonly seen: (accountId: string, id: number) => Answer<null>;
  readonly remove: (accountId: string, id: number) => Answer<null>;
  readonly restore: (accountId: string, id: number) => Answer<SavedSearch>;
}

const or = <A>(found: A | null, refusal: Refusal): Either<Refusal, A> =>
  found === null ? left(refusal) : right(found);

export const makeOwnSearches = ({
  searches,
  accounts,
  entitlement,
  clock,
}: {
  readonly searches: SavedSearches;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly entitlement: OwnEntitlement;
  readonly clock: Clock;
}): OwnSearches => ({
  save: async (accountId, search) => {
    const name = searchName(search.name);
    if (name === null) return left(refusals.searchName);
    if (kinds[search.kind].readers === 'verified' && !isVerified(await accounts.byId(accountId)))
      return left(refusals.searchUnverified);
    if (!searches.takes(search, clock.now())) return left(refusals.wrongParameters);
    if (!allowsAlert(await entitlement(accountId), search.alert)) return left(refusals.alertNotHeld);
    const draft = { ...search, name };
    return or(
      await searches.add(accountId, draft, clock.now(), searchLimits.ofMember),
      refusals.searchesFull,
    );
  },
  list: searches.list,
  change: async (accountId, id, to) => {
    const name = searchName(to.name);
    if (name === null) return left(refusals.searchName);
    if (!allowsAlert(await entitlement(accountId), to.alert)) return left(refusals.alertNotHeld);
    return or(await searches.change(accountId, id, { ...to, name }), refusals.searchUnknown);
  },
  seen: async (accountId, id) =>
    (await searches.seen(accountId, id, clock.now())) ? right(null) : left(refusals.searchUnknown),
  remove: async (accountId, id) =>
    (await searches.remove(accountId, id, clock.now())) ? right(null) : left(refusals.searchUnknown),
  restore: async (accountId, id) => {
    const restored = await searches.restore(accountId, id, searchLimits.ofMember);
    if (restored === 'full') return left(refusals.searchesFull);
    return restored === 'unknown' ? left(refusals.searchUnknown) : right(restored);
  },
});
