import { expect, test } from 'vitest';
import type { Database } from '../../../../gateway/src/adapters/database/orm';
import { conversationStore } from '../../../../gateway/src/adapters/database/stores/conversation-store';
import { inboxStore } from '../../../../gateway/src/adapters/database/stores/inbox-store';
import { messageStore } from '../../../../gateway/src/adapters/database/stores/message-store';
import { partyStore } from '../../../../gateway/src/adapters/database/stores/party-store';
import { counts, type ExplainedDatabase } from '../../../support/gateway/explained';
import { seededRandom } from '../../../support/gateway/seeded-random';
import { seededAt } from '../../../support/gateway/template';
import { standingAt } from '../../../../tools/process/standing-clock';

const clock = standingAt(seededAt);
const who = 'u-shen';
const peer = 'u-he';
const first = { after: null, page: 1, pageSize: 50 };
const later = { after: 5_000, page: 2, pageSize: 50 };
const inbox = (database: Database) => inboxStore(database, clock);
const chats = (database: Database) => conversationStore(database, clock, seededRandom(1));

const reads: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  '[SCR-11] the rows of an inbox': (database) => inbox(database).page(who, { of: 'all', found: null }, first),
  '[SCR-11] its conversations': (database) => inbox(database).page(who, { of: 'chat', found: null }, first),
  '[SCR-11] its notifications': (database) => inbox(database).page(who, { of: 'notice', found: null }, first),
  '[LAY-02] how many are unread': (database) => inbox(database).unread(who),
  '[SOC-05] what came since': (database) => inbox(database).since(who, 9_990, 100),
  '[SCR-11] the newest of a long conversation': (database) => chats(database).history(who, peer, first),
  '[SCR-11] what follows of it': (database) => chats(database).history(who, peer, later),
  '[SOC-08] up to where the other has read': (database) => chats(database).readUpTo(who, peer),
  '[SOC-08] what is read of it': (database) => chats(database).read(who, peer, 20_000),
  '[SCR-11] whether somebody may write': (database) => chats(database).between(who, peer),
  '[SEC-05] whether a file is somebody’s to read': (database) => chats(database).senderOf(who, 'none'),
  '[ENT-08] who others are to somebody': (database) =>
    partyStore(database).met(who, [peer, 'u-zhou', 'u-lin']),
  '[SOC-06] what was sent under a key': (database) => messageStore(database).sent(who, 'key-1'),
};

/** Tables that grow with what people write; others are small, or found by their own plans. */
const grows = /"(?:message|inbox_entry)"/;

export const messagePlans = (large: () => ExplainedDatabase): void => {
  test.each(Object.entries(reads))(
    '%s: read by an index, past few rows of others, within a yardstick',
    async (_, use) => {
      const asked = (await large().askedBy(use)).filter(({ text }) => grows.test(text));
      for (const question of asked) {
        const steps = await large().steps(question);
        if (!counts(question)) expect(steps).not.toContain('Seq Scan');
        expect(await large().readInVain(question)).toBeLessThan(500);
        expect(await large().yardsticks(question)).toBeLessThan(1);
      }
    },
  );
};
