import { expect, test } from 'vitest';
import { assistantLimits } from '../../../contract/assistant/assistant-limits';
import { makeForgetting } from '../../../gateway/src/application/assistant/forgetting';
import { sampleContent } from '../../support/gateway/sample-content';
import { movedClock } from '../../support/gateway/moved-clock';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { soon } from '../../support/soon';
import { askerAt, begunBy, eventsAsTheyCome } from './asking';
import { difyKey, startDify } from './dify-rig';
import type { DifyTurn } from '../../../gateway/src/dify-double/dify-double';
import { hourMs } from '../../../contract/values/duration';

/** A gateway whose assistant is Dify’s double, and what that has been told to forget. */
const withDify = async (
  work: (gateway: TestGateway, dify: Awaited<ReturnType<typeof startDify>>) => Promise<void>,
  turn: DifyTurn = 'answers',
): Promise<void> => {
  const dify = await startDify(turn);
  const gateway = await startTestGateway(
    { dify: { url: dify.url, key: difyKey } },
    { name: 'sample', content: sampleContent },
  );
  await work(gateway, dify);
  await gateway.close();
  await dify.close();
};

test('[SCR-12] of more conversations than a member may keep the oldest is forgotten by the model’s side too', () =>
  withDify(async (gateway, dify) => {
    const asker = await askerAt(gateway, 'u1');
    for (let talk = 0; talk <= assistantLimits.conversations; talk += 1) {
      if (talk % 9 === 8) gateway.clock.move(hourMs / 6);
      await asker.ask('问');
    }
    gateway.clock.move(hourMs);
    await soon(() => expect(dify.forgotten.length).toBe(1));
    expect(await asker.conversations()).toHaveLength(assistantLimits.conversations);
  }));

test('[SCR-12] what the model’s side could not be told it is told an hour later, and then no more', () =>
  withDify(async (gateway, dify) => {
    const asker = await askerAt(gateway, 'u1');
    const { conversation } = begunBy(await asker.ask('问'));
    dify.goAway(true);
    await asker.call('remove', { conversation }, 'POST');
    await soon(() => expect(dify.turnedAway()).toBe(1));
    dify.goAway(false);
    gateway.clock.move(hourMs + 60_000);
    await soon(() => expect(dify.forgotten.length).toBe(1));
    gateway.clock.move(hourMs);
    await asker.ask('再问');
    expect(dify.forgotten.length).toBe(1);
  }));

test('[SCR-12][ENT-08] a conversation that is begun anew because an NDA ended is forgotten as it was', () =>
  withDify(async (gateway, dify) => {
    const asker = await askerAt(gateway, 'u1');
    const { conversation } = begunBy(await asker.ask('机器人项目有哪些'));
    gateway.clock.move(366 * 24 * hourMs);
    const later = await askerAt(gateway, 'u1');
    await later.ask('还有哪些', { conversation });
    expect(dify.asked.at(-1)?.['conversation_id']).toBe('');
    gateway.clock.move(hourMs);
    await soon(() => expect(dify.forgotten.length).toBe(1));
  }));

test('[SCR-12] a conversation that is taken out while it is answered is forgotten when the answer ends', () =>
  withDify(async (gateway, dify) => {
    const asker = await askerAt(gateway, 'u1');
    const came = eventsAsTheyCome(await asker.response({ question: '问' }));
    await soon(() => expect(came.events.at(-1)?.kind).toBe('delta'));
    const { conversation, turn } = begunBy(came.events);
    await asker.call('remove', { conversation }, 'POST');
    await asker.call('stop', { turn }, 'POST');
    await came.over;
    gateway.clock.move(hourMs);
    await soon(() => expect(dify.forgotten.length).toBe(1));
  }, 'silent'));

test('[SCR-12] the first that is not taken ends this time, and has its turn after all others', async () => {
  const clock = movedClock();
  const kept = new Map([
    ['refused', 0],
    ['one', 1],
    ['two', 2],
  ]);
  const told: string[] = [];
  const forget = makeForgetting({
    assistant: {
      answersFrom: 'model',
      forget: ({ thread }) => Promise.resolve(told.push(thread) > 0 && thread !== 'refused'),
    },
    talks: {
      left: () =>
        Promise.resolve(
          [...kept].sort(([, a], [, b]) => a - b).map(([thread]) => ({ thread, accountId: 'u1' })),
        ),
      noteForgetting: (thread, at) => {
        if (at === 'gone') kept.delete(thread);
        else kept.set(thread, at);
        return Promise.resolve();
      },
    },
    clock,
    digest: String,
  });
  await forget();
  expect(told).toEqual(['refused']);
  await forget();
  expect(told).toEqual(['refused', 'one', 'two', 'refused']);
  expect([...kept.keys()]).toEqual(['refused']);
});
