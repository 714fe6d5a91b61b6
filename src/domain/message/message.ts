import * as t from 'io-ts';
import { WireId } from '../../../contract/codec/id';
import { MessageKind } from '../../../contract/message/message-kind';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';

/** A message to the user (product.md §3). A list gives it without `html`. */
export const Message = record(
  {
    id: WireId,
    /** Id of who wrote it. */
    from: WireId,
    fromName: t.string,
    fromOrg: orNull(WireFilledText),
    kind: MessageKind,
    title: orNull(WireFilledText),
    /** Plain text: the whole of a plain message, the summary of a rich one. */
    content: t.string,
    /** Milliseconds since 1970. */
    sentAt: WireTime,
    isRead: t.boolean,
    conversation: orNull(WireId),
    /** Where it leads, as the server said: passes the address parser before use (SEC-02). */
    link: orNull(WireFilledText),
    /** Rich text as the server said: shown through the sanitiser alone (SEC-03). */
    html: orNull(WireFilledText),
  },
  'Message',
);
export type Message = t.TypeOf<typeof Message>;
