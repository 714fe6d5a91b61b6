import type { AnswerEvent } from '../../../../contract/assistant/answer-event';
import type { AssistantTurn } from '../../../../contract/assistant/conversation';
import type { AssistantEvent } from '../../../../src/application/assistant/assistant/events';
import type { ChosenList, Understood } from '../../../../contract/assistant/understood';
import { noFilter } from '../../../../contract/deal/no-filter';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { says } from '../../../support/explore/step';

export const resting = { talk: 'resting', eye: 'following', talks: 'closed' };
/** An answer is under way, whose words are shown as they come or are gathered. */
export const asking = (part: 'quiet' | 'gathering') => ({
  ...resting,
  talk: { asking: { words: part, line: 'listening' } },
});

/** Something that the answer under way tells. */
export const came = (event: AnswerEvent) => {
  const reported: AssistantEvent = { type: 'answer.came', event };
  return says('answer', reported);
};
export const broke = (failure: GatewayFailure) => {
  const reported: AssistantEvent = { type: 'answer.failed', failure };
  return says('answer', reported);
};

/** A conversation was taken out for good. */
export const gone = (id: string) => {
  const reported: AssistantEvent = { type: 'assistant.conversationGone', id };
  return says('background', reported);
};

/** A question that the device kept. */
export const recalled = (text: string) => {
  const reported: AssistantEvent = { type: 'draft.recalled', text };
  return says('background', reported);
};

/** What stands in the field is kept by the device. */
export const keeps = (text: string) => ({ to: 'background', event: { type: 'draft.keep', text } });

export const answerStarted: AnswerEvent = { kind: 'begun', conversation: 'c1', turn: 't1' };
export const words = (text: string): AnswerEvent => ({ kind: 'delta', text });
export const ended: AnswerEvent = { kind: 'end' };
export const faulty: AnswerEvent = { kind: 'error', code: 502, message: '助手没有答完，请重试' };

export const turn: AssistantTurn = {
  id: 't0',
  question: '华东有哪些减速器项目',
  answer: '有 1 个。[1]',
  sources: [{ number: 1, kind: 'sale', id: 's1', sourceType: 'entrust', title: '减速器', facts: [] }],
  understood: null,
  state: 'done',
  rating: null,
  askedAt: 1_795_683_600_000,
};

export const chosen: ChosenList = { kind: 'buy', filter: { ...noFilter, region: ['cn-east'] } };
export const understood: Understood = { kind: 'sale', filter: noFilter, count: 3, dropped: [] };

export const asked: AssistantEvent = { type: 'assistant.asked', question: '华东有哪些减速器项目' };
