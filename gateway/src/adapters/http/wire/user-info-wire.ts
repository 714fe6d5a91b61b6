import type { WireUser } from '../../../../../contract/account/wire-user';
import type { Member } from '../../../application/account/own-account';

/** User info as product.md §3 names it. What a membership opens stands among the permissions (PAY-17). */
export const userInfoWire = ({ account, membership, contacts }: Member): WireUser => ({
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
  contactsLeft: contacts === null ? null : Math.max(0, contacts.most - contacts.used),
});
