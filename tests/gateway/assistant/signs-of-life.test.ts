import { expect, test } from 'vitest';
import { ownAssistant } from '../../../gateway/src/adapters/assistant/own-assistant';
import { makeAnswering } from '../../../gateway/src/application/assistant/answering';
import type { AnswerPiece } from '../../../gateway/src/ports/assistant';
import { silentLog } from '../../../tools/process/silent-log';
import { listing } from './pieces';

const said = (...texts: readonly string[]): readonly AnswerPiece[] =>
  texts.map((text) => ({ kind: 'delta', text }));

const eventsOf = async (pieces: readonly AnswerPiece[]) => {
  const answering = makeAnswering({
    assistant: {
      ...ownAssistant,
      answersFrom: 'model',
      answer: async function* () {
        yield* pieces;
        await Promise.resolve();
      },
    },
    finding: () => Promise.resolve({ listings: [listing(1)], total: 1, understood: null }),
    log: silentLog,
  });
  const session = { userId: 'u1', sessionId: 's1', expiresAt: 1, removed: false };
  const asked = {
    session,
    question: '问',
    turn: 't1',
    conversation: 'c1',
    thread: null,
    asker: 'a1',
    chosen: null,
  };
  const events = [];
  for await (const event of answering(asked, new AbortController().signal, () => Promise.resolve()))
    events.push(event);
  return events.filter(({ kind }) => kind === 'delta' || kind === 'ping');
};

test('[SCR-12][MKT-20] words that wait for the end of their line are signs of life meanwhile', async () => {
  expect(await eventsOf(said('净利润 ', '5', '000', ' 万元\n', '完'))).toEqual([
    { kind: 'delta', text: '净利润 ' },
    { kind: 'ping' },
    { kind: 'ping' },
    { kind: 'delta', text: '5000 万元（未找到依据）\n' },
    { kind: 'delta', text: '完' },
  ]);
});
