import { membershipOf, type Membership } from '../../domain/membership/membership';
import type { Clock } from '../../ports/clock';
import type { Orders } from '../../ports/orders';

/** What an account is a member of now. */
export type OwnMembership = (accountId: string) => Promise<Membership>;

export const makeOwnMembership =
  ({ orders, clock }: { readonly orders: Pick<Orders, 'paidBy'>; readonly clock: Clock }): OwnMembership =>
  async (accountId) =>
    membershipOf(await orders.paidBy(accountId), clock.now());
