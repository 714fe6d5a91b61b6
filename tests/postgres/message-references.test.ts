import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOver, type Database } from '../../gateway/src/adapters/database/orm';
import type { SqlClient, SqlDatabase } from '../../gateway/src/adapters/database/sql-client';
import { conversationStore } from '../../gateway/src/adapters/database/stores/conversation-store';
import { sentMessageStore } from '../../gateway/src/adapters/database/stores/sent-message-store';
import { uploadStore } from '../../gateway/src/adapters/database/stores/upload-store';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../gateway/src/adapters/system/system-random';
import { StorageUnavailable } from '../../gateway/src/ports/storage-fault';
import type { FileStore } from '../../gateway/src/ports/file-store';
import { recordingDatabase } from '../../tools/process/recording-database';
import { seededImage } from '../support/gateway/database-image';
import { openDatabase } from '../support/gateway/postgres-databases';
import { sampleContent } from '../support/gateway/sample-content';

let sql: SqlDatabase;
let other: SqlDatabase;
let database: Database;
beforeAll(async () => {
  const storage = await (await seededImage('sample', sampleContent)).storage();
  if (storage.kind !== 'postgres') throw new Error('These tests run on PostgreSQL: npm run test:postgres');
  sql = await openDatabase(storage.address);
  other = await openDatabase(storage.address);
  database = databaseOver(sql);
});
afterAll(async () => {
  await other.close();
  await sql.close();
});

const noFiles: FileStore = {
  put: () => Promise.resolve(),
  open: () => Promise.resolve(null),
  openPart: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  olderThan: () => Promise.resolve([]),
};

const say = (content: string, fileId: string | null = null) =>
  sentMessageStore(recordingDatabase(database)).add(
    {
      from: 'u1',
      to: 'u2',
      peerId: 'u2',
      content,
      clientId: null,
      sentAt: systemClock.now(),
      masked: false,
      fileId,
      givenHash: '',
    },
    '陈女士',
  );
const idOf = (sent: Awaited<ReturnType<typeof say>>): number => sent?.id ?? 0;
const quoteOf = (id: number): string => `> 陈女士：密约 [hupo:message:${String(id)}]\n同意`;
const contentOf = async (id: number): Promise<unknown> =>
  (await sql.query('select content from message where id = $1', [id], 'arrays')).flat();

/** A transaction as the store of messages makes them; conflicts of serializable ones would hide what its locks do. */
const asWriter = <A>(work: (client: SqlClient) => Promise<A>): Promise<A> =>
  other.transaction(async (client) => {
    await client.script('set transaction isolation level read committed');
    return work(client);
  });

/** Waits until a session of the database waits for a lock of another. */
const untilOneWaits = async (): Promise<void> => {
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect
    .poll(() => sql.query(waiting, [], 'arrays'), { interval: 20, timeout: 15_000 })
    .toHaveLength(1);
};

test('[OPS-02][SCR-11] a quote stored while its message is taken back has no words of it', async () => {
  const id = idOf(await say('密约'));
  const quoting = await asWriter(async (client) => {
    await client.query('update message set recalled_at = 1 where id = $1', [id], 'arrays');
    const saying = say(quoteOf(id));
    await untilOneWaits();
    return { saying };
  });
  const stored = await contentOf(idOf(await quoting.saying));
  expect(stored).toEqual([`> 陈女士：该消息已撤回 [hupo:message:${String(id)}]\n同意`]);
});

test('[OPS-02][SCR-11] a message taken back while a quote of it is stored leaves no words in it', async () => {
  const quoted = await say('密约');
  const id = idOf(quoted);
  if (quoted === null) throw new Error('no message');
  const conversations = conversationStore(database, systemClock, systemRandom);
  const quoting = await asWriter(async (client) => {
    await client.query('select 1 from message where id = $1 for share', [id], 'arrays');
    const taking = conversations.recall(quoted);
    await untilOneWaits();
    const rows = await client.query(
      `insert into message (sender_id, sender_name, recipient_id, kind, content, sent_at, conversation)
       select sender_id, sender_name, recipient_id, kind, $2, 1, conversation from message where id = $1 returning id`,
      [id, quoteOf(id)],
      'arrays',
    );
    return { taking, id: Number(rows.flat()[0]) };
  });
  await quoting.taking;
  expect(await contentOf(quoting.id)).toEqual([`> 陈女士：该消息已撤回 [hupo:message:${String(id)}]\n同意`]);
});

const oldFile = async (id: string): Promise<void> =>
  sql.script(
    `insert into upload (id, account_id, purpose, name, type, size, uploaded_at) values ('${id}', 'u1', 'chat', 'n', 'application/pdf', 1, 1)`,
  );
const files = () => sql.query('select id from upload', [], 'arrays');

test('[OPS-02][SCR-11] the sweep leaves a file that a message brings while it waits', async () => {
  await oldFile('brought');
  const { sweeping } = await asWriter(async (client) => {
    await client.query("select 1 from upload where id = 'brought' for share", [], 'arrays');
    const begun = uploadStore(database, noFiles, systemRandom).sweep(systemClock.now());
    await untilOneWaits();
    await client.query(
      `insert into message (sender_id, sender_name, recipient_id, kind, content, sent_at, conversation, file_id)
       values ('u1', '陈女士', 'u2', 'chat', '[文件]', 1, 'u1|u2', 'brought')`,
      [],
      'arrays',
    );
    return { sweeping: begun };
  });
  await sweeping;
  expect(await files()).toEqual([['brought']]);
});

test('[OPS-02][SCR-11] a message whose file was swept meanwhile is not stored', async () => {
  await expect(say('[文件] n [hupo:file:swept:application/pdf:1]', 'swept')).rejects.toBeInstanceOf(
    StorageUnavailable,
  );
});
