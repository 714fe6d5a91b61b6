import { none, some } from 'fp-ts/Option';
import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { WireLeaf } from '../codec/leaf';
import { listOf } from '../codec/list-of';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';
import type { Prove } from './prove';

/** '1' or '2', or any other level, which counts as unverified (product.md §6). */
const WireProve = new WireLeaf<Prove | null, Prove | undefined>(
  'WireProve',
  {
    types: ['string', 'number'],
    description:
      "'1' fully verified, '2' with basic verification alone; absent, null and anything else is unverified",
    schema: { examples: ['1', '2'] },
  },
  (value): value is Prove | null => value === '1' || value === '2' || value === null,
  (input) => {
    if (input === '1' || input === 1) return some('1');
    if (input === '2' || input === 2) return some('2');
    return typeof input === 'object' && input !== null ? none : some(null);
  },
  (prove) => prove ?? undefined,
);

/** User info (product.md §3). */
export const WireUser = record(
  {
    userId: WireId,
    /** The phone. */
    userName: withDefault(WireText, ''),
    name: withDefault(WireText, ''),
    /** The picture's address. */
    avatar: orNull(WireFilledText),
    /** Whether the account was deactivated. */
    isremove: WireFlag,
    roles: listOf(WireText),
    /** What the person may do, by themselves and by their membership (PAY-17). */
    permissions: listOf(WireText),
    prove: WireProve,
    company: orNull(WireFilledText),
    position: orNull(WireFilledText),
    /** Whether there is a password that the person knows; absent where that was never noted. */
    hasPassword: orAbsent(WireFlag),
    /** How many new things the person may ask about this month; null where the server does not say (TRU-01). */
    contactsLeft: orNull(WireCount),
  },
  'WireUser',
);
export type WireUser = t.TypeOf<typeof WireUser>;
