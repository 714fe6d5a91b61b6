import type { Entitlement } from '../../domain/membership/entitlement';
import { heldPlan } from '../../domain/membership/membership';
import { entitlementOf } from '../../domain/membership/plans';
import type { OwnMembership } from './own-membership';

/** What an account may do now by its membership. */
export type OwnEntitlement = (accountId: string) => Promise<Entitlement>;

export const makeOwnEntitlement =
  (membership: OwnMembership): OwnEntitlement =>
  async (accountId) =>
    entitlementOf(heldPlan(await membership(accountId)));
