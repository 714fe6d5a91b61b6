import type { ShelfNews } from '../../../../src/application/messages/outbox/shelf-actor';
import type { OutboxEntry, Written } from '../../../../src/domain/chat/outbox-entry';
import type { OutboxQueue } from '../../../../src/domain/chat/outbox-queue';
import type { Outgoing } from '../../../../src/domain/chat/outgoing';
import type { LineNews } from '../../../../src/ports/chat-line';
import { says, type Answer } from '../../../support/explore/step';

/** What the device tells, and what is heard over the line. */
export const shelf = (news: ShelfNews<OutboxEntry>): Answer => says('shelf', news);
export const line = (news: LineNews): Answer => says('line', news);

/** What somebody writes, under a key. */
export const writtenAs = (clientId: string): Written => ({
  clientId,
  to: '8',
  content: `第 ${clientId} 句`,
  writtenAt: 1_700_000_000_000,
});

/** The same as it stands in the outbox of user 7. */
export const entryAs = (
  clientId: string,
  place: number,
  more: Partial<Pick<OutboxEntry, 'state' | 'why' | 'userId'>> = {},
): OutboxEntry => ({ ...writtenAs(clientId), userId: '7', place, state: 'waiting', why: null, ...more });

/** What the outbox tells of these messages, and of nothing else unless it is given. */
export const outgoingOf = (queue: OutboxQueue, more: Partial<Outgoing> = {}): Outgoing => ({
  ...{ queue, taken: [], files: [], progress: null, elsewhere: 0 },
  ...more,
});
