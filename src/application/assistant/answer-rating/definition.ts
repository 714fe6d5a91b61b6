import { answerRatingMachine, type AnswerRatingMachine, type RatingInput } from './machine';
import type { Gateways } from '../../../ports/gateways';
import { fromCall, writeLimit } from '../../kit/from-call';

/** The rating of answers, over its call. */
export const answerRating = (assistant: Pick<Gateways['assistant'], 'feedback'>): AnswerRatingMachine =>
  answerRatingMachine.provide({
    actors: {
      rate: fromCall<unknown, RatingInput>(assistant.feedback, { limit: writeLimit }),
    },
  });
