import type { AnswerEvent } from '../../contract/assistant/answer-event';
import type { askCalls } from '../../contract/assistant/calls';
import type { GatewayFailure } from '../domain/gateway/failure';
import type { GivenTo } from './asked';

/** A question, the conversation that it goes on with, and the turn that it takes the place of. */
export type AskedQuestion = GivenTo<typeof askCalls.ask>;

export type AnswerNews =
  | { readonly kind: 'came'; readonly event: AnswerEvent }
  /** Nothing more comes. */
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

/** Answers of the assistant, which come in parts (SCR-12). */
export interface AssistantAnswers {
  /**
   * Asks. The last that is heard is an event `end` or `error`, or a failure; of one that is ended from here nothing more is heard.
   * @returns ends the answer
   */
  readonly ask: (question: AskedQuestion, hear: (news: AnswerNews) => void) => () => void;
}
