import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askerAt, begunBy, eventsAsTheyCome } from '../gateway/assistant/asking';
import { difyKey, startDify } from '../gateway/assistant/dify-rig';
import { bidContent } from '../support/gateway/bids';
import { seededImage } from '../support/gateway/database-image';
import { startTestGateway, type TestGateway } from '../support/gateway/test-gateway';

const question = '上海有哪些机器人项目';

let dify: Awaited<ReturnType<typeof startDify>>;
let one: TestGateway;
let other: TestGateway;
let isWhole = false;
beforeAll(async () => {
  dify = await startDify(() => (isWhole ? 'answers' : 'halts'));
  const content = bidContent;
  const storage = await (await seededImage('assistant', content)).storage();
  if (storage.kind !== 'postgres') throw new Error('These tests run on PostgreSQL: npm run test:postgres');
  const options = { storage, dify: { url: dify.url, key: difyKey } };
  one = await startTestGateway(options, { name: 'assistant', content });
  other = await startTestGateway(options, { name: 'assistant', content });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await dify.close();
});

/** An answer that one instance is writing and whose model says no more, as soon as its first words have come. */
const answerUnderWay = async () => {
  isWhole = false;
  const asker = await askerAt(one, 'u6');
  const answer = eventsAsTheyCome(await asker.response({ question }));
  await vi.waitUntil(() => answer.events.some(({ kind }) => kind === 'delta'), 15_000);
  return { ...answer, ...begunBy(answer.events) };
};

describe('an answer of the assistant on two gateways', () => {
  test('[MKT-20] a member stops at one gateway an answer that the other one writes', async () => {
    const { events, over, turn, conversation } = await answerUnderWay();
    const elsewhere = await askerAt(other, 'u6');
    await elsewhere.call('stop', { turn }, 'POST');
    await over;
    expect(events.at(-1)?.kind).not.toBe('end');
    const [kept] = await elsewhere.turns(conversation);
    expect(kept).toMatchObject({ id: turn, state: 'stopped' });
  });

  test('[MKT-20] an answer that another member asks to stop goes on', async () => {
    const goesOn = await answerUnderWay();
    let isOver = false;
    void goesOn.over.then(() => {
      isOver = true;
    });
    const ends = await answerUnderWay();
    const stranger = await askerAt(other, 'u2');
    await stranger.call('stop', { turn: goesOn.turn }, 'POST');
    const elsewhere = await askerAt(other, 'u6');
    await elsewhere.call('stop', { turn: ends.turn }, 'POST');
    // Events come in order: that of the stranger was heard before.
    await ends.over;
    expect(isOver).toBe(false);
    await elsewhere.call('stop', { turn: goesOn.turn }, 'POST');
    await goesOn.over;
  });

  test('[OPS-02] an answer whose gateway dies is read as broken off, and is asked again at another one', async () => {
    const { turn, conversation, over } = await answerUnderWay();
    const elsewhere = await askerAt(other, 'u6');
    // The database of a gateway that dies now keeps exactly this.
    expect(await elsewhere.turns(conversation)).toMatchObject([{ id: turn, state: 'failed' }]);
    isWhole = true;
    const again = await elsewhere.ask(question, { conversation, again: turn });
    expect(again.at(-1)?.kind).toBe('end');
    expect(await elsewhere.turns(conversation)).toMatchObject([{ id: begunBy(again).turn, state: 'done' }]);
    await elsewhere.call('stop', { turn }, 'POST');
    await over;
  });
});
