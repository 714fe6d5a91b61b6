import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireTime } from '../../../contract/codec/time';

/**
 * How far a message has come: it waits for its turn; it was sent to a gateway that takes no client ids, and is not
 * confirmed yet, or was not for 10 s; it was not sent, and the person decides.
 */
const OutboxState = t.keyof({ waiting: null, sent: null, unconfirmed: null, failed: null }, 'OutboxState');

/** A message that was written here and that the gateway is not known to have taken (SOC-06). */
export const OutboxEntry = record(
  {
    /** The exactly-once key. */
    clientId: WireId,
    /** Whose it is. */
    userId: WireId,
    /** The other's account. */
    to: WireId,
    content: t.string,
    /** Milliseconds since 1970, by this device's clock; says nothing of the order. */
    writtenAt: WireTime,
    /** Its place in the order of writing, from 1. */
    place: WireCount,
    state: OutboxState,
    /** Why it was not sent, as a person reads it. */
    why: orNull(t.string),
  },
  'OutboxEntry',
);
export type OutboxEntry = t.TypeOf<typeof OutboxEntry>;

/** A message as it is written: the queue adds the key and the time. */
export type Written = Pick<OutboxEntry, 'clientId' | 'to' | 'content' | 'writtenAt'>;
