import type { AnswerEvent } from '../../../contract/assistant/answer-event';
import type { GatewayFailure } from '../../domain/gateway/failure';

export type AssistantEvent =
  | { readonly type: 'assistant.typed'; readonly text: string }
  | { readonly type: 'assistant.asked'; readonly question: string }
  /** The last question once more. */
  | { readonly type: 'assistant.askedAgain' }
  | { readonly type: 'assistant.stopRequested' }
  | { readonly type: 'assistant.freshRequested' }
  | { readonly type: 'assistant.conversationOpened'; readonly id: string }
  /** One was taken out for good, this one or another. */
  | { readonly type: 'assistant.conversationGone'; readonly id: string }
  | { readonly type: 'assistant.reloadRequested' }
  | { readonly type: 'assistant.othersRequested' }
  | { readonly type: 'assistant.scrolled'; readonly atEnd: boolean }
  | { readonly type: 'assistant.talksOpened' }
  | { readonly type: 'assistant.talksClosed' }
  /** From the answer that is under way. */
  | { readonly type: 'answer.came'; readonly event: AnswerEvent }
  | { readonly type: 'answer.failed'; readonly failure: GatewayFailure };

export type Came = Extract<AssistantEvent, { readonly type: 'answer.came' }>;
