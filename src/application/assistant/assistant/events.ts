import type { AnswerEvent } from '../../../../contract/assistant/answer-event';
import type { ChosenList } from '../../../../contract/assistant/understood';
import type { GatewayFailure } from '../../../domain/gateway/failure';

export type AssistantEvent =
  | { readonly type: 'assistant.typed'; readonly text: string }
  | { readonly type: 'assistant.asked'; readonly question: string }
  /** Another list or filter is chosen in place of what was understood of the last question. */
  | { readonly type: 'assistant.chosen'; readonly chosen: ChosenList }
  /** The conditions of the last question are opened to be changed. */
  | { readonly type: 'assistant.changeOpened' }
  | { readonly type: 'assistant.changeClosed' }
  /** The last question once more. */
  | { readonly type: 'assistant.askedAgain' }
  | { readonly type: 'assistant.stopRequested' }
  | { readonly type: 'assistant.freshRequested' }
  | { readonly type: 'assistant.conversationOpened'; readonly id: string }
  /** The page's address names a conversation, or, with null, none. */
  | { readonly type: 'assistant.addressed'; readonly id: string | null }
  /** One was taken out for good, this one or another. */
  | { readonly type: 'assistant.conversationGone'; readonly id: string }
  | { readonly type: 'assistant.reloadRequested' }
  | { readonly type: 'assistant.othersRequested' }
  /** What the device kept of a question that was not asked yet. */
  | { readonly type: 'draft.recalled'; readonly text: string }
  | { readonly type: 'assistant.scrolled'; readonly atEnd: boolean }
  | { readonly type: 'assistant.talksOpened' }
  | { readonly type: 'assistant.talksClosed' }
  /** From the answer that is under way. */
  | { readonly type: 'answer.came'; readonly event: AnswerEvent }
  | { readonly type: 'answer.failed'; readonly failure: GatewayFailure };

/** The text of the field, for the device to keep. */
export interface DraftCommand {
  readonly type: 'draft.keep';
  readonly text: string;
}

/** The conversation that the page's address is to name. */
export interface AddressCommand {
  readonly type: 'address.show';
  /** Null for a new conversation. */
  readonly id: string | null;
  /** Whether back leads to where the page was; else it takes its place. */
  readonly isNext: boolean;
}

export type Came = Extract<AssistantEvent, { readonly type: 'answer.came' }>;
