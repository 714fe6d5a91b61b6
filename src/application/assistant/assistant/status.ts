import type { SnapshotFrom } from 'xstate';
import { assistantLimits, charactersOf } from '../../../../contract/assistant/assistant-limits';
import { questionFault } from '../../../domain/assistant/question';
import { isOpen, type Turn, type Writing } from '../../../domain/assistant/turn';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { AssistantMachine } from './machine';

/** What a view sees of the assistant. */
export interface AssistantStatus {
  readonly phase: 'resting' | 'asking' | 'stopping' | 'failed' | 'refused' | 'loading' | 'unread';
  readonly conversation: string | null;
  readonly turns: readonly Turn[];
  /** The answer that is being written, with the part that is shown; null where there is none. */
  readonly writing: Writing | null;
  readonly draft: string;
  /** Whether the text of the field can be asked now. */
  readonly canAsk: boolean;
  /** How many characters it has where that is too many; else null. */
  readonly tooMany: number | null;
  readonly failure: GatewayFailure | null;
  /** Whether nothing was asked yet. */
  readonly isNew: boolean;
  readonly follows: boolean;
  readonly showsTalks: boolean;
  readonly others: number;
  /** Whether the conditions of the last question are open to be changed. */
  readonly isChanging: boolean;
}

const phases = ['asking', 'stopping', 'failed', 'refused', 'loading', 'unread'] as const;
const begins: readonly AssistantStatus['phase'][] = ['resting', 'failed', 'refused'];

export const selectAssistantStatus = (snapshot: SnapshotFrom<AssistantMachine>): AssistantStatus => {
  const { conversation, turns, writing, draft, failure, others } = snapshot.context;
  const phase = phases.find((each) => snapshot.matches({ talk: each })) ?? 'resting';
  const characters = charactersOf(draft.trim());
  return {
    phase,
    conversation,
    turns,
    writing,
    draft,
    failure,
    others,
    canAsk: begins.includes(phase) && questionFault(draft) === null,
    tooMany: characters > assistantLimits.question ? characters : null,
    isNew: turns.length === 0 && writing === null && begins.includes(phase),
    follows: snapshot.matches({ eye: 'following' }),
    isChanging: snapshot.matches({ talks: 'changing' }),
    showsTalks: snapshot.matches({ talks: 'open' }),
  };
};

/**
 * Whether the conditions of a turn can be changed: it is the last one, a search understood them, and nothing is under way.
 * @param place of the turn among `turns`
 */
export const canChange = ({ phase, turns }: AssistantStatus, place: number): boolean =>
  (phase === 'resting' || phase === 'refused') &&
  place === turns.length - 1 &&
  (turns[place]?.understood ?? null) !== null;

/**
 * Returns how the question of a turn can be asked once more: the last one 'again', its answer in the place of this one;
 * an earlier open one 'repeat', at the end. Null where it cannot be asked now, or is answered.
 * @param place of the turn among `turns`
 */
export const wayOn = ({ phase, turns }: AssistantStatus, place: number): 'again' | 'repeat' | null => {
  const turn = turns[place];
  if (turn === undefined || !begins.includes(phase)) return null;
  if (place === turns.length - 1) return 'again';
  return isOpen(turn) ? 'repeat' : null;
};
