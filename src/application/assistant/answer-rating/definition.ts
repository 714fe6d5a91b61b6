import { fromPromise } from 'xstate';
import { answerRatingMachine, type AnswerRatingMachine, type Rated, type RatingInput } from './machine';
import type { Gateways } from '../../../ports/gateways';

/** What is thought of answers, over its call. */
export const answerRating = (assistant: Pick<Gateways['assistant'], 'feedback'>): AnswerRatingMachine =>
  answerRatingMachine.provide({
    actors: {
      rate: fromPromise<Rated, RatingInput>(({ input, signal }) => assistant.feedback(input, { signal })()),
    },
  });
