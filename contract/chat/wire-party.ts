import * as t from 'io-ts';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';

/** The other party of a conversation, as the reader may know them. A hidden owner or buyer is 委托方 or 买方. */
export const WireParty = record(
  {
    id: WireId,
    name: WireText,
    /** Null where there is none, and where the reader may not see it. */
    org: orNull(WireFilledText),
    /** A path of the application. */
    avatar: orNull(WireFilledText),
    role: t.keyof({ member: null, platform: null }),
    /** Whether the account was removed. A removed account receives no messages. */
    removed: WireFlag,
    /** Whether its holder passed every verification. */
    verified: WireFlag,
  },
  'WireParty',
);
export type WireParty = t.TypeOf<typeof WireParty>;
