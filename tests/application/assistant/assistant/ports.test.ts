import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { assistantFlows } from '../../../../src/application/assistant/assistant/definition';
import { selectAssistantStatus } from '../../../../src/application/assistant/assistant/status';
import type { AnswerNews, AskedQuestion } from '../../../../src/ports/assistant-answers';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { fakePageWay } from '../../../support/fakes/page-way';
import { settled } from '../../../support/fakes/settled';
import { answerStarted, ended, turn, words } from './samples';

const started = (conversation: string | null = null, drafts = fakeFormDrafts()) => {
  const fakes = fakePagePorts();
  let known = (_userId: string): void => undefined;
  const way = fakePageWay();
  const clock = fakeClock();
  const asked: { question: AskedQuestion; hear: (news: AnswerNews) => void; isOver: boolean }[] = [];
  const flows = assistantFlows(
    {
      ...fakes.ports,
      way: way.port,
      clock: clock.port,
      drafts: drafts.port,
      member: {
        listen: (hear) => {
          known = hear;
          return () => (known = () => undefined);
        },
      },
      answers: {
        ask: (question, hear) => {
          const one = { question, hear, isOver: false };
          asked.push(one);
          return () => (one.isOver = true);
        },
      },
    },
    '/message/dify',
  );
  const talk = createActor(flows.talk, { clock: clock.timers, input: { conversation } });
  const talks = createActor(flows.talks, { input: { input: undefined } });
  const removal = createActor(flows.removal, { clock: clock.timers });
  talk.start();
  removal.start();
  talks.start();
  const notify = (news: AnswerNews): void => asked.at(-1)?.hear(news);
  return {
    ...fakes,
    way,
    clock,
    asked,
    talk,
    talks,
    removal,
    notify,
    drafts,
    knows: (userId: string) => known(userId),
    status: () => selectAssistantStatus(talk.getSnapshot()),
  };
};

describe('the assistant over its ports', () => {
  test('[SCR-12] asks, shows the words as they come, and keeps the conversation', async () => {
    const { talk, asked, notify, clock, status, gateways } = started();
    talk.send({ type: 'assistant.asked', question: '问' });
    notify({ kind: 'came', event: answerStarted });
    notify({ kind: 'came', event: words('答') });
    clock.pass(80);
    expect(status().writing?.shown).toBe('答');
    notify({ kind: 'came', event: ended });
    expect(status()).toMatchObject({ phase: 'resting', conversation: 'c1', turns: [{ answer: '答' }] });
    talk.send({ type: 'assistant.asked', question: '再问' });
    expect(asked.map(({ question }) => question.conversation)).toEqual([null, 'c1']);
    await settled();
    // The list of conversations is read again when one starts.
    expect(gateways.assistant.conversations.calls.length).toBeGreaterThan(1);
  });

  test('[SCR-12] stopping ends the answer here and at the gateway', async () => {
    const { talk, asked, notify, status, gateways } = started();
    talk.send({ type: 'assistant.asked', question: '问' });
    notify({ kind: 'came', event: answerStarted });
    talk.send({ type: 'assistant.stopRequested' });
    expect(asked[0]?.isOver).toBe(true);
    expect(gateways.assistant.stop.calls).toMatchObject([{ input: 't1' }]);
    gateways.assistant.stop.last().answer(left({ kind: 'network' }));
    await settled();
    expect(status().phase).toBe('resting');
  });

  test('[SCR-12] a page that is left ends its answer', () => {
    const { talk, asked, notify } = started();
    talk.send({ type: 'assistant.asked', question: '问' });
    notify({ kind: 'came', event: answerStarted });
    talk.stop();
    expect(asked[0]?.isOver).toBe(true);
  });

  test('[SCR-12] a lost network ends the answer', async () => {
    const { talk, connection, notify, status } = started();
    talk.send({ type: 'assistant.asked', question: '问' });
    notify({ kind: 'came', event: words('答') });
    connection.goes();
    await settled();
    expect(status()).toMatchObject({ phase: 'failed', turns: [{ answer: '答', state: 'failed' }] });
  });

  test('[SCR-12] a conversation that was removed leaves the page, and the list is read again', async () => {
    const { talk, asked, notify, removal, status, gateways } = started();
    talk.send({ type: 'assistant.asked', question: '问' });
    notify({ kind: 'came', event: answerStarted });
    await settled();
    const before = gateways.assistant.conversations.calls.length;
    removal.send({ type: 'ask.requested', subject: 'c1' });
    removal.send({ type: 'ask.confirmed' });
    expect(gateways.assistant.remove.calls).toMatchObject([{ input: 'c1' }]);
    gateways.assistant.remove.last().answer(left({ kind: 'network' }));
    await settled();
    expect(removal.getSnapshot().value).toBe('failed');
    expect(status().conversation).toBe('c1');
    expect(gateways.assistant.conversations.calls.length).toBe(before);
    removal.send({ type: 'ask.confirmed' });
    gateways.assistant.remove.last().answer(right(undefined));
    await settled();
    expect(removal.getSnapshot().value).toBe('done');
    expect(status()).toMatchObject({ conversation: null, turns: [] });
    expect(asked[0]?.isOver).toBe(true);
    expect(gateways.assistant.conversations.calls.length).toBeGreaterThan(before);
  });

  test('[SCR-12] reads a conversation of before', async () => {
    const { talk, status, gateways } = started();
    talk.send({ type: 'assistant.conversationOpened', id: 'c2' });
    expect(gateways.assistant.messages.calls).toMatchObject([{ input: 'c2' }]);
    gateways.assistant.messages.last().answer(right([turn]));
    await settled();
    expect(status().turns).toMatchObject([{ id: 't0' }]);
  });

  test('[SCR-12] the address says which conversation is open: in place of itself once one has begun, as a step where another is opened', async () => {
    const { talk, asked, notify, status, way, gateways } = started();
    talk.send({ type: 'assistant.asked', question: '问' });
    expect(way.amended).toEqual([]);
    notify({ kind: 'came', event: answerStarted });
    expect(way.amended).toEqual(['/message/dify?talk=c1']);
    notify({ kind: 'came', event: ended });
    talk.send({ type: 'assistant.asked', question: '再问' });
    notify({ kind: 'came', event: answerStarted });
    notify({ kind: 'came', event: ended });
    expect(way.amended).toHaveLength(1);
    talk.send({ type: 'assistant.conversationOpened', id: 'c2' });
    expect(way.opened).toEqual(['/message/dify?talk=c2']);
    talk.send({ type: 'assistant.addressed', id: 'c2' });
    expect(gateways.assistant.messages.calls).toHaveLength(1);
    gateways.assistant.messages.last().answer(right([turn]));
    await settled();
    talk.send({ type: 'assistant.freshRequested' });
    expect(way.opened).toEqual(['/message/dify?talk=c2', '/message/dify']);
    talk.send({ type: 'assistant.freshRequested' });
    expect(way.opened).toHaveLength(2);
    expect(asked).toHaveLength(2);
    expect(status()).toMatchObject({ conversation: null, turns: [], isNew: true });
  });

  test('[SCR-12] an address that names a conversation opens it; one that is not there can be left for a new one', async () => {
    const { talk, status, way, gateways } = started('c9');
    expect(status()).toMatchObject({ phase: 'loading', conversation: 'c9' });
    expect(gateways.assistant.messages.calls).toMatchObject([{ input: 'c9' }]);
    gateways.assistant.messages
      .last()
      .answer(left({ kind: 'refused', code: 404, message: '对话不存在或已删除' }));
    await settled();
    expect(status()).toMatchObject({ phase: 'unread', canAsk: false });
    talk.send({ type: 'assistant.freshRequested' });
    expect(status()).toMatchObject({ phase: 'resting', isNew: true });
    expect(way.opened).toEqual(['/message/dify']);
  });

  test('[SCR-12][SES-07] a question that is not asked yet is kept, and stands in the field again for whoever typed it', () => {
    const before = started();
    before.knows('u1');
    before.talk.send({ type: 'assistant.typed', text: '华东' });
    const after = started(null, before.drafts);
    expect(after.status().draft).toBe('');
    after.knows('u1');
    expect(after.status().draft).toBe('华东');
    const another = started(null, before.drafts);
    another.knows('u2');
    expect(another.status().draft).toBe('');
    after.talk.send({ type: 'assistant.asked', question: '华东' });
    expect(before.drafts.kept).toBeNull();
  });

  test('[SES-07] nothing is kept before it is known whose it is', () => {
    const { talk, drafts } = started();
    talk.send({ type: 'assistant.typed', text: '华东' });
    expect(drafts.history).toEqual([]);
  });
});
