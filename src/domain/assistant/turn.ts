import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import type { AnswerEvent, AnswerStage } from '../../../contract/assistant/answer-event';
import type { AssistantTurn } from '../../../contract/assistant/conversation';
import type { ChosenList, Understood } from '../../../contract/assistant/understood';

/** A question with its answer as it is shown; without an id where the gateway never began it. */
export type Turn = Omit<AssistantTurn, 'id' | 'askedAt'> & {
  readonly id: string | null;
  /** The list and the filter that the member chose in place of the question; null where the question was read. */
  readonly chosen: ChosenList | null;
};

/**
 * The list with which a turn is repeated: the chosen or understood one; null when the server shall read the
 * question again.
 */
export const chosenOf = ({ chosen, understood }: Pick<Turn, 'chosen' | 'understood'>): ChosenList | null =>
  chosen ?? (understood === null ? null : { kind: understood.kind, filter: understood.filter });

/** Whether its question is open still: the answer broke off, was stopped, or may not be read any more. */
export const isOpen = ({ state }: Turn): boolean => state !== 'done';

/** An answer that is being written. */
export interface Writing {
  readonly question: string;
  /** Null until the gateway has begun it. */
  readonly turn: string | null;
  /** How far it is; null at the beginning. */
  readonly stage: AnswerStage | null;
  /** The number of listings found; null where it is not known. */
  readonly found: number | null;
  /** Its words as they came. */
  readonly came: string;
  /** As many of them as are shown. */
  readonly shown: string;
  readonly sources: readonly AssistantSource[];
  readonly understood: Understood | null;
  readonly chosen: ChosenList | null;
}

/** The question is asked; nothing of an answer is here. */
export const startWriting = (question: string, chosen: ChosenList | null = null): Writing => ({
  question,
  chosen,
  turn: null,
  stage: null,
  found: null,
  came: '',
  shown: '',
  sources: [],
  understood: null,
});

/** The answer with one event more. */
export const withEvent = (writing: Writing, event: AnswerEvent): Writing => {
  switch (event.kind) {
    case 'begun':
      return { ...writing, turn: event.turn };
    case 'stage':
      return { ...writing, stage: event.stage, found: event.count ?? writing.found };
    case 'delta':
      return { ...writing, came: writing.came + event.text };
    case 'replace':
      return { ...writing, came: event.text };
    case 'understood':
      return { ...writing, understood: event.understood };
    case 'sources':
      return { ...writing, sources: event.list };
    case 'end':
    case 'error':
    case 'ping':
      return writing;
  }
};

/** The answer as it stays, with all that came. */
export const turnOf = (
  { turn, question, came, sources, understood, chosen }: Writing,
  state: Exclude<Turn['state'], 'sealed'>,
): Turn => ({ id: turn, question, answer: came, sources, understood, chosen, state, rating: null });
