import type { SnapshotFrom } from 'xstate';
import type { AnswerRating } from '../../../../contract/assistant/conversation';
import type { AnswerRatingMachine } from './machine';

/** What a view sees of what is thought of an answer. */
export interface RatingStatus {
  readonly rating: AnswerRating | null;
  readonly phase: 'resting' | 'sending' | 'failed';
}

export const selectRatingStatus = (snapshot: SnapshotFrom<AnswerRatingMachine>): RatingStatus => ({
  rating: snapshot.context.rating,
  phase: snapshot.value,
});
