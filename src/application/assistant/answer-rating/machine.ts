import { isRight, type Either } from 'fp-ts/Either';
import { assign, setup } from 'xstate';
import type { AnswerRating } from '../../../../contract/assistant/conversation';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { unwiredCall } from '../../kit/from-call';

export interface RatingInput {
  readonly turn: string;
  readonly rating: AnswerRating | null;
}

interface RatingContext {
  readonly turn: string;
  /** As it is kept. */
  readonly kept: AnswerRating | null;
  /** The shown rating: the chosen one, until its saving fails. */
  readonly rating: AnswerRating | null;
}

/** The chosen rating; choosing the same again removes it. */
export interface RatingChosen {
  readonly type: 'rating.chosen';
  readonly rating: AnswerRating;
}

interface RatingTypes {
  readonly context?: RatingContext;
  readonly events?: RatingChosen;
  readonly input?: RatingInput;
}

const types: RatingTypes = {};

type Rated = Either<GatewayFailure, unknown>;

const meta = { requirements: ['SCR-12'] };
const chooses = {
  target: 'sending',
  actions: { type: 'choose', params: ({ event }: { readonly event: RatingChosen }) => event },
} as const;

/** What a member thinks of one answer. Source: SCR-12. */
export const answerRatingMachine = setup({
  types,
  actors: { rate: unwiredCall<unknown, RatingInput>('answerRating', 'rate') },
  guards: { isKept: (_, rated: Rated) => isRight(rated) },
  actions: {
    choose: assign(({ context }, { rating }: RatingChosen) => ({
      rating: context.rating === rating ? null : rating,
    })),
    keep: assign(({ context }) => ({ kept: context.rating })),
    takeBack: assign(({ context }) => ({ rating: context.kept })),
  },
}).createMachine({
  id: 'answerRating',
  description: 'Whether one answer helped.',
  meta,
  context: ({ input: { turn, rating } }) => ({ turn, rating, kept: rating }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The shown rating is saved.',
      meta,
      on: { 'rating.chosen': chooses },
    },
    sending: {
      description: 'The chosen rating is being saved; it is shown already.',
      meta,
      invoke: {
        id: 'rate',
        src: 'rate',
        input: ({ context: { turn, rating } }) => ({ turn, rating }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'keep',
          },
          { target: 'failed', actions: 'takeBack' },
        ],
      },
    },
    failed: {
      description: 'It was not kept, which is said; it can be chosen again.',
      meta,
      on: { 'rating.chosen': chooses },
    },
  },
});

export type AnswerRatingMachine = typeof answerRatingMachine;
