import type * as t from 'io-ts';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { WireMessageKind } from './message-kind';

/** The fields of a message on the wire, for one of its two parties. */
export const wireMessageFields = {
  id: WireId,
  /** An account's id, or one of the platform's own voices. */
  from: WireId,
  fromName: withDefault(WireText, ''),
  fromOrg: orNull(WireFilledText),
  to: orNull(WireId),
  kind: WireMessageKind,
  title: orNull(WireFilledText),
  /** Plain text: the whole of a plain message, the summary of a rich one. */
  content: withDefault(WireText, ''),
  sentAt: WireTime,
  /** What one wrote oneself counts as read. */
  readState: WireFlag,
  /** The same for both directions between two parties. */
  conversation: orNull(WireId),
  /** A path inside the application. */
  link: orNull(WireFilledText),
  /** Rich text; comes with a single message alone. */
  html: orAbsent(WireFilledText),
  /** Taken back by its sender, who alone still gets the content, for some minutes. */
  recalled: WireFlag,
  /** Contacts in it were hidden (MKT-16). */
  masked: WireFlag,
  /** The message before it in the reader's inbox, also a sent one, '0' before the first; present where gaps matter. */
  after: orAbsent(WireId),
  /** The sender's exactly-once key, sent to the sender alone. */
  clientId: orAbsent(WireId),
};

/** A message on the wire. */
export const WireMessage = record(wireMessageFields, 'WireMessage');
export type WireMessage = t.TypeOf<typeof WireMessage>;
