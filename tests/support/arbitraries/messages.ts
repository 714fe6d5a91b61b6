import * as fc from 'fast-check';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { Message } from '../../../src/domain/message/message';
import { filledTexts, ids, orNull, texts, times } from './values';

const kinds = fc.constantFrom('chat', 'notice', 'deal', 'order');

export const messages: fc.Arbitrary<Message> = fc.record({
  id: ids,
  from: ids,
  fromName: texts,
  fromOrg: orNull(filledTexts),
  kind: kinds,
  title: orNull(filledTexts),
  content: texts,
  sentAt: times,
  isRead: fc.boolean(),
  conversation: orNull(ids),
  link: orNull(filledTexts),
  html: orNull(filledTexts),
});

export const incomingMessages: fc.Arbitrary<IncomingMessage> = fc.record({
  id: orNull(ids),
  from: orNull(ids),
  fromName: orNull(filledTexts),
  to: orNull(ids),
  title: orNull(filledTexts),
  content: texts,
  kind: orNull(fc.oneof(kinds, fc.constant('verification'))),
  sentAt: orNull(times),
  conversation: orNull(ids),
  link: orNull(texts),
  masked: fc.boolean(),
  after: orNull(ids),
  clientId: orNull(ids),
});
