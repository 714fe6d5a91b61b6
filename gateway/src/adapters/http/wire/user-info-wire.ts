import type { Account } from '../../../domain/account/account';
import type { Membership } from '../../../domain/membership/membership';

interface Member {
  readonly account: Account;
  readonly membership: Membership;
}

/**
 * User info as product.md §3 names it; an unverified account has no `prove`, and where nobody noted whether there is
 * a password nothing is said of it. What a membership opens stands
 * among the permissions (PAY-17).
 */
export const userInfoWire = ({ account, membership }: Member) => ({
  userId: account.id,
  userName: account.phone,
  name: account.name,
  avatar: account.avatar,
  isremove: account.removed ? '1' : '0',
  roles: account.roles,
  permissions: [...new Set([...account.permissions, ...membership.permissions])],
  company: account.company,
  position: account.position,
  membership: membership,
  ...(account.prove === null ? {} : { prove: account.prove }),
  ...(account.hasPassword === null ? {} : { hasPassword: account.hasPassword ? '1' : '0' }),
});
