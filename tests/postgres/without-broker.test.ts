import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededImage } from '../support/gateway/database-image';
import { listenAt } from '../support/gateway/heard';
import { sampleContent } from '../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../support/gateway/test-gateway';

let one: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  const storage = await (await seededImage('sample', sampleContent)).storage();
  if (storage.kind !== 'postgres') throw new Error('These tests run on PostgreSQL: npm run test:postgres');
  one = await startTestGateway({ storage, brokerUrl: null });
  other = await startTestGateway({ storage, brokerUrl: null });
});
afterAll(async () => {
  await one.close();
  await other.close();
});

test('[OPS-02] the database carries a message from one gateway to the socket of another, once', async () => {
  const reader = await listenAt(other, 'u2');
  const writer = await listenAt(one, 'u1');
  const said = ['你好，能否约时间沟通？', '下周三下午方便吗？'];
  for (const words of said) writer.say('u2', words, randomUUID());
  const contents = () => reader.heard.filter(({ kind }) => kind === 'chat').map(({ content }) => content);
  await vi.waitUntil(() => contents().includes(said[1] ?? ''), 15_000);
  expect(contents()).toEqual(said);
});
