import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

const text = withDefault(WireText, '');

/** A profile as user!info answers it; without the phone of the account it is none. */
export const WireProfile = record(
  {
    userName: WireFilledText,
    name: text,
    company: text,
    position: text,
    email: text,
    avatar: orNull(WireFilledText),
    locked: WireFlag,
  },
  'WireProfile',
);

const count = withDefault(WireCount, 0);
const WireBids = record({ pending: count, signed: count, rejected: count, expired: count }, 'WireBids');

/** Counts as user!counts answers them; what a gateway does not count is none. */
export const WireCounts = record(
  {
    favorites: count,
    publications: count,
    bids: count,
    conferences: count,
    orders: count,
    ndas: withDefault<t.TypeOf<typeof WireBids>, t.OutputOf<typeof WireBids>>(WireBids, {
      pending: 0,
      signed: 0,
      rejected: 0,
      expired: 0,
    }),
  },
  'WireCounts',
);

/** One login as session!list answers it. */
export const WireDevice = record(
  {
    id: WireId,
    device: orNull(WireFilledText),
    address: orNull(WireFilledText),
    startedAt: WireTime,
    seenAt: WireTime,
    current: WireFlag,
  },
  'WireDevice',
);
