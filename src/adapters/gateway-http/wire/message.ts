import type * as t from 'io-ts';
import { WireMessageKind, type Message } from '../../../domain/message/message';
import { WireCount } from '../../../../contract/codec/count';
import { WireFlag } from '../../../../contract/codec/flag';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';
import { WireFilledText, WireText } from '../../../../contract/codec/text';
import { WireTime } from '../../../../contract/codec/time';
import { withDefault } from '../../../../contract/codec/with-default';

/** A message on the wire; `html` comes with a single one. */
export const WireMessage = record(
  {
    id: WireId,
    from: WireId,
    fromName: withDefault(WireText, ''),
    fromOrg: orNull(WireFilledText),
    kind: WireMessageKind,
    title: orNull(WireFilledText),
    content: withDefault(WireText, ''),
    sentAt: WireTime,
    readState: WireFlag,
    conversation: orNull(WireId),
    link: orNull(WireFilledText),
    html: orNull(WireFilledText),
  },
  'WireMessage',
);

export const messageOf = ({ readState, ...same }: t.TypeOf<typeof WireMessage>): Message => ({
  ...same,
  isRead: readState,
});

/** How many messages are unread. */
export const WireUnread = record({ num: WireCount }, 'WireUnread');
