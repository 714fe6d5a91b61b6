import type * as t from 'io-ts';
import { WireCount } from '../../../domain/wire/count';
import { WireFlag } from '../../../domain/wire/flag';
import { WireId } from '../../../domain/wire/id';
import { orNull } from '../../../domain/wire/or-null';
import { record } from '../../../domain/wire/record';
import { WireFilledText, WireText } from '../../../domain/wire/text';
import { WireTime } from '../../../domain/wire/time';
import { withDefault } from '../../../domain/wire/with-default';

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

const on = withDefault(WireFlag, true);

/** Push settings as push!get answers them; a kind that is not named is on. */
export const WirePush = record({ chat: on, deal: on, order: on, notice: on }, 'WirePush');

/** What changing the password answers: how many other logins it ended. */
export const WireEnded = record({ ended: count }, 'WireEnded');
