import { some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { WireLeaf } from '../codec/leaf';

/** What a message is about. */
export const MessageKind = t.keyof({ chat: null, notice: null, deal: null, order: null }, 'MessageKind');
export type MessageKind = t.TypeOf<typeof MessageKind>;

const isKind = (value: unknown): value is MessageKind => MessageKind.is(value);

/** A kind on the wire: one that is not known, and none, reads as a notice (contract: Answers). */
export const WireMessageKind = new WireLeaf<MessageKind>(
  'WireMessageKind',
  {
    types: ['string'],
    description: 'chat, notice, deal or order; anything else is a notice',
    schema: { examples: Object.keys(MessageKind.keys) },
  },
  isKind,
  (input) => some(isKind(input) ? input : 'notice'),
  (kind) => kind,
);
