import type * as t from 'io-ts';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { WireDealCard } from './deal-card';
import { WireParty } from './wire-party';

/** The caller's relation to one other party. */
export const WireThread = record(
  {
    peer: WireParty,
    mayWrite: WireFlag,
    /** For the person; null where one may write. */
    whyNot: orNull(WireFilledText),
    /** By the caller. */
    blocked: WireFlag,
    /** The newest of the caller's own messages that the other has read. */
    readUpTo: orNull(WireId),
    /** What the two share, the newest first, at most twelve. */
    cards: listOf(WireDealCard),
    /** Whether contacts are hidden between the two (MKT-16). */
    protected: WireFlag,
  },
  'WireThread',
);
export type WireThread = t.TypeOf<typeof WireThread>;
