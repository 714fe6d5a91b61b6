import { expect, test } from 'vitest';
import { lazyAnswers } from '../../../src/adapters/lazy-code/lazy-answers';
import type { AnswerNews, AssistantAnswers } from '../../../src/ports/assistant-answers';
import { settled } from '../../support/fakes/settled';

const asked = { question: '问', conversation: null, again: null, chosen: null };

const scene = (load: (answers: AssistantAnswers) => Promise<AssistantAnswers>) => {
  const log: string[] = [];
  const answers: AssistantAnswers = {
    ask: () => {
      log.push('asked');
      return () => log.push('ended');
    },
  };
  const news: AnswerNews[] = [];
  const end = lazyAnswers(() => load(answers)).ask(asked, (one) => news.push(one));
  return { log, news, end };
};

test('[SCR-12] a question waits for the code that asks it, and its end ends it', async () => {
  const { log, end } = scene((answers) => Promise.resolve(answers));
  await settled();
  end();
  expect(log).toEqual(['asked', 'ended']);
});

test('[SCR-12] one that was ended before is never asked', async () => {
  const { log, end } = scene((answers) => Promise.resolve(answers));
  end();
  await settled();
  expect(log).toEqual([]);
});

test('[SCR-12] code that does not come is a network failure, unless nobody waits', async () => {
  const failed = scene(() => Promise.reject(new Error('chunk')));
  await settled();
  expect(failed.news).toEqual([{ kind: 'failed', failure: { kind: 'network' } }]);
  const left = scene(() => Promise.reject(new Error('chunk')));
  left.end();
  await settled();
  expect(left.news).toEqual([]);
});
