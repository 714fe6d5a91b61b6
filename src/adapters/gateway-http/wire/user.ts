import { none, some } from 'fp-ts/Option';
import type * as t from 'io-ts';
import type { Prove } from '../../../../contract/account/prove';
import { rolesOrDefault, type User } from '../../../domain/user/user';
import { WireFlag } from '../../../../contract/codec/flag';
import { WireId } from '../../../../contract/codec/id';
import { WireLeaf } from '../../../../contract/codec/leaf';
import { listOf } from '../../../../contract/codec/list-of';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';
import { WireFilledText, WireText } from '../../../../contract/codec/text';
import { withDefault } from '../../../../contract/codec/with-default';

/** '1' or '2', or any other level, which counts as unverified (product.md §6). */
const WireProve = new WireLeaf<Prove | null>(
  'WireProve',
  { types: ['string', 'number'], description: "'1' or '2'; absent is unverified" },
  (value): value is Prove | null => value === '1' || value === '2' || value === null,
  (input) => {
    if (input === '1' || input === 1) return some('1');
    if (input === '2' || input === 2) return some('2');
    return typeof input === 'object' && input !== null ? none : some(null);
  },
  (prove) => prove,
);

/** User info as register!get answers it (product.md §3). */
export const WireUser = record(
  {
    userId: WireId,
    userName: withDefault(WireText, ''),
    name: withDefault(WireText, ''),
    avatar: orNull(WireFilledText),
    isremove: WireFlag,
    roles: listOf(WireText),
    permissions: listOf(WireText),
    prove: WireProve,
    company: orNull(WireFilledText),
    position: orNull(WireFilledText),
    hasPassword: orNull(WireFlag),
  },
  'WireUser',
);

export function userOf({ isremove, roles, ...same }: t.TypeOf<typeof WireUser>): User {
  return { ...same, isRemoved: isremove, roles: rolesOrDefault(roles) };
}
