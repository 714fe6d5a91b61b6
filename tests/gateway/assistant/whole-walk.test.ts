import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistantLimits } from '../../../contract/assistant/assistant-limits';
import { refusals } from '../../../contract/refusal/refusal';
import type { DifyTurn } from '../../../gateway/src/dify-double/dify-double';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { bidContent } from '../../support/gateway/bids';
import { callGateway } from '../../support/gateway/call';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { soon } from '../../support/soon';
import { answerOf, askerAt, begunBy, eventsAsTheyCome } from './asking';
import { difyKey, startDify } from './dify-rig';

const robots = '上海有哪些机器人项目';
const content: SeedContent = bidContent;
/** Another world, in which only what is hidden is another. */
const other: SeedContent = {
  ...content,
  sales: content.sales.map((sale) =>
    sale.hidden.length === 0
      ? sale
      : {
          ...sale,
          ...{ netProfit: '7777.77', valuation: '88888.88', companyName: '另一家', customers: '另一些客户' },
          ...{ reason: '另一个原因', documents: [] },
        },
  ),
};

/** Sends a question and ends the connection as soon as the request is written. */
const leaveAtOnce = async (token: string): Promise<void> => {
  const body = new URLSearchParams({ question: robots }).toString();
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  const head = [
    'POST /gateway?t=1 HTTP/1.1',
    'Host: localhost',
    'X-Gateway-Path: /webapp/assistant!ask.action',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  await new Promise<void>((written) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => written()));
  socket.destroy();
};

let gateway: TestGateway;
let otherWorld: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'assistant', content });
  otherWorld = await startTestGateway({}, { name: 'assistant-other', content: other });
});
afterAll(() => Promise.all([gateway.close(), otherWorld.close()]));

describe('the assistant', () => {
  test('[SCR-12][MKT-20] answers from the listings with citations, and says that it does', async () => {
    const asker = await askerAt(gateway, 'u6');
    const events = await asker.ask(robots);
    expect(events.map(({ kind }) => kind).slice(0, 6)).toEqual([
      'begun',
      'stage',
      'stage',
      'understood',
      'sources',
      'stage',
    ]);
    expect(events.at(-1)).toEqual({ kind: 'end' });
    const sources = events.flatMap((event) => (event.kind === 'sources' ? event.list : []));
    const words = answerOf(events);
    expect(words).toContain('检索');
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.length).toBeLessThanOrEqual(assistantLimits.cards);
    for (const { facts } of sources) expect(facts.join()).toMatch(/营收 [\d.,]+/u);
    expect(words).not.toContain('未找到依据');
    const [kept] = await asker.turns(begunBy(events).conversation);
    expect(kept?.sources).toEqual(sources);
    expect(kept?.understood).toMatchObject({ kind: 'sale', count: 12 });
  });

  test('[ENT-08] says the same in two worlds that differ in what is hidden alone', async () => {
    for (const question of [robots, '隐藏公司s1', '净利润 4321.09 万以内', '另一家']) {
      const [one, same] = [await askerAt(gateway, 'u6'), await askerAt(otherWorld, 'u6')];
      const [here, there] = [await one.ask(question), await same.ask(question)];
      expect(here.filter(({ kind }) => kind !== 'begun')).toEqual(
        there.filter(({ kind }) => kind !== 'begun'),
      );
    }
  });

  test('[MKT-20] what stands in no listing has no ground', async () => {
    const asker = await askerAt(gateway, 'u6');
    expect(answerOf(await asker.ask('火星上的企业'))).toContain('未找到依据');
    expect(answerOf(await asker.ask('控股权收购通常要走哪些步骤'))).toContain('未找到依据');
  });

  test('[SCR-12][MKT-20] a chosen list with its filter takes the place of the question', async () => {
    const asker = await askerAt(gateway, 'u6');
    const { conversation, turn } = begunBy(await asker.ask(robots));
    const chosen = { kind: 'buy', filter: { region: ['cn-31'], min: '100' } };
    const events = await asker.ask(robots, { conversation, again: turn, chosen: JSON.stringify(chosen) });
    const [understood] = events.flatMap((event) => (event.kind === 'understood' ? [event.understood] : []));
    expect(understood).toMatchObject({ kind: 'buy', filter: { region: 'cn-31', min: '100' }, dropped: [] });
    expect(await asker.turns(conversation)).toMatchObject([
      { question: robots, understood: { kind: 'buy' } },
    ]);
  });

  test.each([
    { kind: 'fund', filter: {} },
    { kind: 'sale' },
    { kind: 'sale', filter: { min: '5', max: '1' } },
    { kind: 'sale', filter: { region: ['atlantis'] } },
    { kind: 'transfer', filter: { sort: 'revenueDown' } },
    { kind: 'sale', filter: { include: ['长'.repeat(21)] } },
  ])('[SCR-12][GAT-09] a chosen filter that no list takes is refused: %j', async (chosen) => {
    const asker = await askerAt(gateway, 'u6');
    expect(await asker.refusal(robots, { chosen: JSON.stringify(chosen) })).toBe(
      refusals.wrongParameters.text,
    );
  });

  test('[SCR-12] keeps conversations by account, with what was asked, answered and thought of it', async () => {
    const [asker, stranger] = [await askerAt(gateway, 'u6'), await askerAt(gateway, 'u3')];
    const first = await asker.ask(robots);
    const { conversation, turn } = begunBy(first);
    gateway.clock.move(1_000);
    await asker.ask('北京有哪些项目', { conversation });
    expect((await asker.conversations())[0]).toMatchObject({ id: conversation, title: robots });
    expect((await asker.call('feedback', { turn, rating: 'up' }, 'POST')).code).toBe(200);
    expect(await asker.turns(conversation)).toMatchObject([
      { question: robots, answer: answerOf(first), state: 'done', rating: 'up' },
      { question: '北京有哪些项目', rating: null },
    ]);
    expect((await stranger.call('messages', { conversation })).text).toBe(refusals.conversationUnknown.text);
    expect((await stranger.call('feedback', { turn, rating: 'up' }, 'POST')).code).toBe(404);
    expect(await stranger.refusal('问', { conversation })).toBe(refusals.conversationUnknown.text);
    await stranger.call('remove', { conversation }, 'POST');
    expect((await asker.turns(conversation)).length).toBe(2);
    await asker.call('remove', { conversation }, 'POST');
    expect((await asker.call('messages', { conversation })).code).toBe(404);
  });

  test('[SCR-12] a question that is asked again takes the place of itself', async () => {
    const asker = await askerAt(gateway, 'u6');
    const { conversation, turn } = begunBy(await asker.ask(robots));
    const again = begunBy(await asker.ask(robots, { conversation, again: turn }));
    expect((await asker.turns(conversation)).map(({ id }) => id)).toEqual([again.turn]);
  });

  test('[SCR-12] suggests questions each of which finds something', async () => {
    const asker = await askerAt(gateway, 'u6');
    const { answersFrom, questions } = (await asker.call('opening')).data as {
      answersFrom: string;
      questions: string[];
    };
    expect(answersFrom).toBe('listings');
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions)
      expect(
        (await asker.ask(question)).some(({ kind }) => kind === 'sources'),
        question,
      ).toBe(true);
  });

  test('[SCR-12] refuses kindly what is empty or too long, and goes on answering', async () => {
    const asker = await askerAt(gateway, 'u6');
    expect(await asker.refusal('  ')).toBe(refusals.questionEmpty.text);
    expect(await asker.refusal('\u200B\u200B')).toBe(refusals.questionEmpty.text);
    expect(await asker.refusal('a'.repeat(10_000))).toBe(refusals.questionTooLong.text);
    expect(await asker.refusal('问'.repeat(2_001))).toBe(refusals.questionTooLong.text);
    expect((await asker.ask('问'.repeat(2_000))).at(-1)).toEqual({ kind: 'end' });
  });

  test('[SCR-12] a conversation holds 50 questions, and a member 50 conversations', async () => {
    const asker = await askerAt(gateway, 'u4');
    const { conversation } = begunBy(await asker.ask('一问'));
    for (let turn = 1; turn < assistantLimits.turns; turn += 1) await asker.ask('再问', { conversation });
    expect(await asker.refusal('再问', { conversation })).toBe(refusals.conversationFull.text);
    for (let talk = 0; talk < assistantLimits.conversations; talk += 1) {
      if (talk % 9 === 0) gateway.clock.move(600_000);
      gateway.clock.move(1_000);
      await asker.ask('另问');
    }
    const talks = await asker.conversations();
    expect(talks.length).toBe(assistantLimits.conversations);
    expect(talks.map(({ id }) => id)).not.toContain(conversation);
  });

  test('[SCR-12] refuses who asks too often, and answers again later', async () => {
    const asker = await askerAt(gateway, 'u3');
    for (let time = 0; time < 60; time += 1) await (await asker.response({ question: robots })).text();
    expect(await asker.refusal(robots)).toBe(refusals.questionsTooOften.text);
    gateway.clock.move(600_000);
    expect((await asker.ask(robots)).at(-1)).toEqual({ kind: 'end' });
  });

  test('[SCR-12][SEC-05] is there for members alone', async () => {
    const answer = await callGateway(gateway.url, '/webapp/assistant!ask.action', {
      method: 'POST',
      parameters: { question: robots },
    });
    expect(answer.code).toBe(401);
  });
});

describe('what an NDA holds open', () => {
  test('[ENT-08][MKT-20] is told while it holds, and told no more from history when it ended', async () => {
    const signed = await startTestGateway({}, { name: 'sample', content: sampleContent });
    const asker = await askerAt(signed, 'u1');
    const events = await asker.ask('机器人项目有哪些');
    const { conversation } = begunBy(events);
    expect(JSON.stringify(events)).toContain('净利润 4,321.1\u202F万元');
    expect(JSON.stringify(await asker.turns(conversation))).toContain('4,321.1');
    signed.clock.move(366 * 86_400_000);
    const later = await askerAt(signed, 'u1');
    expect(await later.turns(conversation)).toMatchObject([{ answer: '', state: 'sealed' }]);
    expect(JSON.stringify(await later.turns(conversation))).not.toContain('4,321.1');
    const { data } = await callGateway(signed.url, '/webapp/privacy!export.action', { token: later.token });
    expect(JSON.stringify(data)).toContain('机器人项目有哪些');
    expect(JSON.stringify((data as { records: Record<string, unknown> }).records.向助手的提问)).not.toContain(
      '4,321.1',
    );
    await signed.close();
  });
});

describe('a model’s answers', () => {
  test('[SCR-12] what is thought of one, and that a conversation is taken out, is told to the model’s side, once each', async () => {
    const dify = await startDify();
    const gatewayOfModel = await startTestGateway(
      { dify: { url: dify.url, key: difyKey } },
      { name: 'assistant', content },
    );
    const [asker, stranger] = [await askerAt(gatewayOfModel, 'u6'), await askerAt(gatewayOfModel, 'u3')];
    const { conversation, turn } = begunBy(await asker.ask(robots));
    await stranger.call('feedback', { turn, rating: 'down' }, 'POST');
    await asker.call('feedback', { turn, rating: 'up' }, 'POST');
    await soon(() => expect(dify.rated).toEqual([['m-1', 'like']]));
    await asker.call('feedback', { turn }, 'POST');
    await soon(() => expect(dify.rated.at(-1)).toEqual(['m-1', null]));
    expect((await asker.turns(conversation))[0]?.rating).toBe(null);
    await stranger.call('remove', { conversation }, 'POST');
    await asker.call('remove', { conversation }, 'POST');
    await soon(() => expect(dify.forgotten.length).toBe(1));
    await asker.call('remove', { conversation }, 'POST');
    expect((await asker.conversations()).length).toBe(0);
    expect(dify.forgotten.length).toBe(1);
    await gatewayOfModel.close();
    await dify.close();
  });
});

describe('an answer that is under way', () => {
  test('[SCR-12] is stopped by its member alone, keeps what came, and makes room for the next', async () => {
    const dify = await startDify('silent');
    const slow = await startTestGateway(
      { dify: { url: dify.url, key: difyKey } },
      { name: 'assistant', content },
    );
    const [asker, stranger] = [await askerAt(slow, 'u6'), await askerAt(slow, 'u3')];
    const [first, second] = [
      await asker.response({ question: robots }),
      await asker.response({ question: robots }),
    ];
    expect(await asker.refusal(robots)).toBe(refusals.answersTooMany.text);
    const reader = first.body?.getReader();
    let text = '';
    while (!text.includes('"delta"')) {
      const part = await reader?.read();
      if (part?.done !== false) break;
      text += new TextDecoder().decode(part.value);
    }
    const turn = /"turn":"([^"]+)"/.exec(text)?.[1] ?? '';
    const conversation = /"conversation":"([^"]+)"/.exec(text)?.[1] ?? '';
    await stranger.call('stop', { turn }, 'POST');
    await asker.call('stop', { turn }, 'POST');
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
      expect(part.value.length).toBeGreaterThan(0);
    const [kept] = await asker.turns(conversation);
    expect(kept?.state).toBe('stopped');
    expect(kept?.answer).not.toBe('');
    await second.body?.cancel();
    await soon(() => expect(dify.stopped.length).toBe(2));
    await (await asker.response({ question: robots })).body?.cancel();
    await slow.close();
    await dify.close();
  });

  test('[SCR-12] is broken off by the end of its connection, and stopped where its member alone says so then', async () => {
    const dify = await startDify('silent');
    const slow = await startTestGateway(
      { dify: { url: dify.url, key: difyKey } },
      { name: 'assistant', content },
    );
    const [asker, stranger] = [await askerAt(slow, 'u6'), await askerAt(slow, 'u3')];
    const leaving = new AbortController();
    const { events, over } = eventsAsTheyCome(await asker.response({ question: robots }, leaving.signal));
    await soon(() => expect(answerOf(events)).not.toBe(''));
    leaving.abort();
    await over.catch(() => undefined);
    const { conversation, turn } = begunBy(events);
    await expect.poll(async () => (await asker.turns(conversation))[0]?.answer).not.toBe('');
    await stranger.call('stop', { turn }, 'POST');
    expect(await asker.turns(conversation)).toMatchObject([{ state: 'failed' }]);
    await asker.call('stop', { turn }, 'POST');
    expect(await asker.turns(conversation)).toMatchObject([{ state: 'stopped' }]);
    await slow.close();
    await dify.close();
  });

  test('[SCR-12][SEC-05] a question whose connection ends at once gives its slot back', async () => {
    const asker = await askerAt(gateway, 'u6');
    for (let question = 0; question < 8; question += 1) await leaveAtOnce(asker.token);
    await expect.poll(async () => (await asker.ask(robots)).at(-1)).toEqual({ kind: 'end' });
  });

  test('[SCR-12][SEC-05] an answer of the model without an end is cut, and its request is aborted', async () => {
    const dify = await startDify('endless');
    const endless = await startTestGateway(
      { dify: { url: dify.url, key: difyKey } },
      { name: 'assistant', content },
    );
    const asker = await askerAt(endless, 'u6');
    const events = await asker.ask(robots);
    expect(events.at(-1)).toEqual({ kind: 'end' });
    const [kept] = await asker.turns(begunBy(events).conversation);
    expect(kept?.answer.length).toBeLessThanOrEqual(assistantLimits.answer);
    expect(kept?.answer.length).toBeGreaterThan(assistantLimits.answer / 2);
    await soon(() => expect([dify.left(), dify.stopped]).toEqual([1, ['task-1']]));
    await endless.close();
    await dify.close();
  });

  test('[SCR-12] that came whole stays so when it is stopped too late', async () => {
    const asker = await askerAt(gateway, 'u6');
    const { conversation, turn } = begunBy(await asker.ask(robots));
    await asker.call('stop', { turn }, 'POST');
    expect(await asker.turns(conversation)).toMatchObject([{ state: 'done' }]);
  });

  test('[SCR-12] that breaks off says so, and keeps what came', async () => {
    const dify = await startDify('fails');
    const broken = await startTestGateway(
      { dify: { url: dify.url, key: difyKey } },
      { name: 'assistant', content },
    );
    const asker = await askerAt(broken, 'u6');
    const events = await asker.ask(robots);
    expect(events.at(-1)).toMatchObject({ kind: 'error', message: refusals.assistantFailed.text });
    expect(await asker.turns(begunBy(events).conversation)).toMatchObject([{ state: 'failed' }]);
    await broken.close();
    await dify.close();
  });

  test.each<[string, DifyTurn, boolean]>([
    ['is never begun', 'mute', false],
    ['has headers and never a byte', 'wordless', false],
    ['stops in mid-word', 'halts', true],
  ])(
    '[SCR-12] that %s ends after 25 s with a reason, keeps what came, and the next one is answered',
    async (_, turn, hasWords) => {
      const dify = await startDify((query) => (query === robots ? turn : 'answers'));
      const waiting = await startTestGateway(
        { dify: { url: dify.url, key: difyKey } },
        { name: 'assistant', content },
      );
      const asker = await askerAt(waiting, 'u6');
      const response = await asker.response({ question: robots });
      const came = eventsAsTheyCome(response);
      await soon(() => expect(came.events.at(-1)?.kind).toBe(hasWords ? 'delta' : 'stage'));
      await soon(() => expect(dify.asked.length).toBe(1));
      waiting.clock.move(25_000);
      await came.over;
      expect(came.events.at(-1)).toMatchObject({ kind: 'error', message: refusals.assistantLate.text });
      expect(answerOf(came.events) !== '').toBe(hasWords);
      const { conversation, turn: id } = begunBy(came.events);
      const kept = { question: robots, answer: answerOf(came.events), state: 'failed' };
      expect(await asker.turns(conversation)).toMatchObject([kept]);
      const next = await asker.ask('北京有哪些项目', { conversation, again: id });
      expect(next.at(-1)).toEqual({ kind: 'end' });
      await waiting.close();
      await dify.close();
    },
  );
});
