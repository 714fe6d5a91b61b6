import type { AnswerRating, AnswersFrom } from '../../../contract/assistant/conversation';
import type { Understood } from '../../../contract/assistant/understood';
import type { CitedListing } from '../domain/assistant/listing';

/** What an answer is made from: the question, and what the asker may see of the listings that fit it. */
export interface AssistantQuestion {
  readonly question: string;
  readonly listings: readonly CitedListing[];
  /** How many listings fit in all. */
  readonly total: number;
  /** The understood parts of the question; null where it names a company that is opened to the asker. */
  readonly understood: Understood | null;
  /** What the answering side calls the conversation; null begins one. */
  readonly thread: string | null;
  /** Who asks, as the answering side may know it: always the same for one account, and nothing about it. */
  readonly asker: string;
}

export interface RatedAnswer {
  /** What the answering side calls the answer. */
  readonly message: string;
  readonly asker: string;
  readonly rating: AnswerRating | null;
}

export type AnswerPiece =
  /** What the answering side calls the conversation and the answer. */
  | { readonly kind: 'named'; readonly thread: string; readonly message: string }
  | { readonly kind: 'delta'; readonly text: string }
  /** In place of all that came. */
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'ping' }
  /** No more comes: it did not answer in time, or not as it should. */
  | { readonly kind: 'failed'; readonly why: 'late' | 'broken' };

/**
 * Answers questions. The pieces end with the answer, at the latest after a deadline; a signal that is aborted ends them too.
 * They never throw.
 */
export interface Assistant {
  readonly answersFrom: AnswersFrom;
  readonly answer: (asked: AssistantQuestion, signal: AbortSignal) => AsyncIterable<AnswerPiece>;
  /** Sends the asker's rating of an answer; null takes that back. It never throws, and ends within a deadline. */
  readonly rate: (given: RatedAnswer) => Promise<void>;
  /** Has it forget a conversation of the asker; whether it has none of that name now. It never throws, and is over within a deadline. */
  readonly forget: (given: { readonly thread: string; readonly asker: string }) => Promise<boolean>;
}
