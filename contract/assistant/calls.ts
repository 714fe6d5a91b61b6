import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { asJson } from '../codec/as-json';
import { wireList } from '../codec/list';
import { nothing } from '../codec/nothing';
import { orNull } from '../codec/or-null';
import { AnswerEvent } from './answer-event';
import { AnswerRating, AssistantConversation, AssistantOpening, AssistantTurn } from './conversation';
import { assistantLimits } from './assistant-limits';
import { ChosenList } from './understood';
import { IdText, textUpTo } from '../codec/formed-text';

const own = { access: 'account', key: 'none', reportedBy: 'caller' } as const;
const read = { ...own, method: 'GET', safe: true } as const;
const write = { ...own, method: 'POST', safe: false } as const;

/** Asking the assistant: its answer comes in parts, as server-sent events of this one response (SCR-12). */
export const askCalls = {
  /**
   * Asks in a conversation, or begins one. The answer contains only what the asker may see. A figure in it cites a
   * listing. Each event is one line `data: ` with JSON and an empty line; a refusal is JSON as of any other call.
   * A connection that ends cancels the answer.
   */
  ask: call({
    ...write,
    path: '/webapp/assistant!ask.action',
    streams: true,
    parameters: parameters({
      question: textUpTo(assistantLimits.question, 1),
      /** Null begins a conversation. */
      conversation: orNull(IdText),
      /** The turn whose answer is asked for once more, which this one takes the place of. */
      again: orNull(IdText),
      /** The list and the filter that the member chose; null where the question is read. */
      chosen: orNull(asJson(ChosenList)),
    }),
    answer: AnswerEvent,
    refusals: [
      'questionEmpty',
      'questionTooLong',
      'questionsTooOften',
      'answersTooMany',
      'conversationUnknown',
      'conversationFull',
    ],
  }),
};

/** The calls of the assistant other than the question: a member's conversations, and ratings of answers (SCR-12). */
export const assistantCalls = {
  /** Where answers come from, and questions to begin with, each of which finds something. */
  opening: call({
    ...read,
    path: '/webapp/assistant!opening.action',
    parameters: none,
    answer: AssistantOpening,
    refusals: [],
  }),
  /** The member's conversations, the one asked last first. */
  conversations: call({
    ...read,
    path: '/webapp/assistant!conversations.action',
    parameters: none,
    answer: wireList(AssistantConversation),
    refusals: [],
  }),
  /** The questions and answers of one conversation, in order. */
  messages: call({
    ...read,
    path: '/webapp/assistant!messages.action',
    parameters: one('conversation', IdText),
    answer: wireList(AssistantTurn),
    refusals: ['conversationUnknown'],
  }),
  /** Ends an answer that is being written, or was until the connection ended; one that came whole stays as it is. */
  stop: call({
    ...write,
    path: '/webapp/assistant!stop.action',
    parameters: one('turn', IdText),
    answer: nothing,
    refusals: [],
  }),
  /** What the member thinks of an answer; null takes it back. */
  feedback: call({
    ...write,
    path: '/webapp/assistant!feedback.action',
    parameters: parameters({ turn: IdText, rating: orNull(AnswerRating) }),
    answer: nothing,
    refusals: ['answerUnknown'],
  }),
  /** Takes a conversation out for good; to say so again changes nothing. */
  remove: call({
    ...write,
    path: '/webapp/assistant!remove.action',
    parameters: one('conversation', IdText),
    answer: nothing,
    refusals: [],
  }),
};
