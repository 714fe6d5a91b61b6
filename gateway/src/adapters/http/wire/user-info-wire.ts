import type { WireUser } from '../../../../../contract/account/wire-user';
import type { Member } from '../../../application/account/own-account';

/** User info as product.md §3 names it. The permissions contain those of a membership (PAY-17). */
export const userInfoWire = ({ account, membership, contacts }: Member): WireUser => ({
  ...account,
  userId: account.id,
  userName: account.phone,
  isremove: account.removed,
  permissions: [...new Set([...account.permissions, ...membership.permissions])],
  contactsLeft: contacts === null ? null : Math.max(0, contacts.most - contacts.used),
});
