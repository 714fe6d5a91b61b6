import type * as t from 'io-ts';
import { WireMessageKind, type Message } from '../../../domain/message/message';
import { WireCount } from '../../../domain/wire/count';
import { WireFlag } from '../../../domain/wire/flag';
import { WireId } from '../../../domain/wire/id';
import { orNull } from '../../../domain/wire/or-null';
import { record } from '../../../domain/wire/record';
import { WireFilledText, WireText } from '../../../domain/wire/text';
import { WireTime } from '../../../domain/wire/time';
import { withDefault } from '../../../domain/wire/with-default';

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
