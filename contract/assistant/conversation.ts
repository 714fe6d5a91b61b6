import * as t from 'io-ts';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { AssistantSource } from './assistant-source';
import { Understood } from './understood';

/** What a member thinks of an answer. */
export const AnswerRating = t.keyof({ up: null, down: null }, 'AnswerRating');
export type AnswerRating = t.TypeOf<typeof AnswerRating>;

/**
 * How an answer ended: whole, stopped by the member, or cancelled, also by the end of its connection; or `sealed`,
 * when it contains what the member's NDA opened then and does not open now.
 */
export const AnswerState = t.keyof({ done: null, stopped: null, failed: null, sealed: null }, 'AnswerState');
export type AnswerState = t.TypeOf<typeof AnswerState>;

/** A question with its answer, Markdown with citations such as `[1]`. */
export const AssistantTurn = record(
  {
    id: WireId,
    question: WireFilledText,
    /** Empty where nothing came, and of a sealed one. */
    answer: WireText,
    sources: listOf(AssistantSource),
    /** What a search understood of the question; null for an answer of a model. */
    understood: orNull(Understood),
    state: AnswerState,
    rating: orNull(AnswerRating),
    /** Milliseconds since 1970. */
    askedAt: WireTime,
  },
  'AssistantTurn',
);
export type AssistantTurn = t.TypeOf<typeof AssistantTurn>;

/** A conversation by its first question. */
export const AssistantConversation = record(
  { id: WireId, title: WireFilledText, askedAt: WireTime },
  'AssistantConversation',
);
export type AssistantConversation = t.TypeOf<typeof AssistantConversation>;

/** Where answers come from: a model, or the gateway's own search through its listings. */
export const AnswersFrom = t.keyof({ listings: null, model: null }, 'AnswersFrom');
export type AnswersFrom = t.TypeOf<typeof AnswersFrom>;

/** The page's text before the first question. */
export const AssistantOpening = record(
  {
    answersFrom: AnswersFrom,
    /** Questions that can be asked, some of which are shown at a time. */
    questions: listOf(WireFilledText),
  },
  'AssistantOpening',
);
export type AssistantOpening = t.TypeOf<typeof AssistantOpening>;
