import * as t from 'io-ts';
import { WireParty } from '../chat/wire-party';
import { WireCount } from '../codec/count';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { wireMessageFields } from './wire-message';

/** Which rows are asked for. */
export const InboxPart = t.keyof({ all: null, chat: null, notice: null }, 'InboxPart');
export type InboxPart = t.TypeOf<typeof InboxPart>;

/** One row of the inbox: a notification, or a conversation by its newest message. */
export const WireInboxRow = record(
  {
    ...wireMessageFields,
    /** Whom the conversation is with; null of a notification. */
    peer: orNull(WireParty),
    /** How many of the conversation are unread; null of a notification. */
    unread: orNull(WireCount),
    /**
     * In a conversation that a keyword matched: an excerpt of the newest message that contains it. Null where that is
     * the row's own message, where a name matched, and where there was no keyword.
     */
    found: orNull(WireFilledText),
  },
  'WireInboxRow',
);
export type WireInboxRow = t.TypeOf<typeof WireInboxRow>;
