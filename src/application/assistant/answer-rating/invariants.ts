import type { SnapshotFrom } from 'xstate';
import type { AnswerRatingMachine } from './machine';

type Rating = SnapshotFrom<AnswerRatingMachine>;

/** What holds in every reachable state of rating an answer. */
export const answerRatingInvariants: Readonly<Record<string, (now: Rating) => boolean>> = {
  '[SCR-12] where nothing is under way, what is shown is what is kept': (now) =>
    now.matches('sending') || now.context.rating === now.context.kept,
  '[PAY-13] one call is under way, and only in its state': (now) =>
    now.matches('sending') === (now.children.rate !== undefined),
};
