import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { Prove } from '../../../contract/account/prove';

/** The role of a user to whom the server gives none (product.md §6, ACC-08). */
export const ROLE_DEFAULT = 'ROLE_DEFAULT';

/** A logged-in person, from user info (product.md §3, ENT-01). */
export const User = record(
  {
    userId: WireId,
    userName: t.string,
    name: t.string,
    /** Address of the picture; null means the default image (SES-05). */
    avatar: orNull(WireFilledText),
    /** The account has been deactivated (SES-02). */
    isRemoved: t.boolean,
    /** Never empty: ROLE_DEFAULT is the default (SES-04). */
    roles: t.readonlyArray(t.string),
    permissions: t.readonlyArray(t.string),
    /** null is unverified. */
    prove: orNull(Prove),
    company: orNull(WireFilledText),
    position: orNull(WireFilledText),
    /** Whether there is a password that the person knows; null where the server says nothing of it. */
    hasPassword: orNull(t.boolean),
    /** How many new things the person may ask about this month; null where the server does not say. */
    contactsLeft: orNull(WireCount),
  },
  'User',
);
export type User = t.TypeOf<typeof User>;

/** The roles of a user: what the server said, or ROLE_DEFAULT when it said none (ACC-08). */
export function rolesOrDefault(roles: readonly string[]): readonly string[] {
  return roles.length === 0 ? [ROLE_DEFAULT] : roles;
}
