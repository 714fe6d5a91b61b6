import type { WireUser } from '../../../../../contract/account/wire-user';
import type { Account } from '../../../domain/account/account';
import type { Membership } from '../../../domain/membership/membership';

interface Member {
  readonly account: Account;
  readonly membership: Membership;
}

/** User info as product.md §3 names it. What a membership opens stands among the permissions (PAY-17). */
export const userInfoWire = ({ account, membership }: Member): WireUser => ({
  userId: account.id,
  userName: account.phone,
  name: account.name,
  avatar: account.avatar,
  isremove: account.removed,
  roles: account.roles,
  permissions: [...new Set([...account.permissions, ...membership.permissions])],
  prove: account.prove,
  company: account.company,
  position: account.position,
  hasPassword: account.hasPassword,
});
