import { fromPromise } from 'xstate';
import type { AssistantGateway } from '../../../ports/assistant-gateway';
import { answerRatingMachine, type AnswerRatingMachine, type Rated, type RatingInput } from './machine';

/** What is thought of answers, over its call. */
export const answerRating = (assistant: Pick<AssistantGateway, 'feedback'>): AnswerRatingMachine =>
  answerRatingMachine.provide({
    actors: {
      rate: fromPromise<Rated, RatingInput>(({ input, signal }) => assistant.feedback(input, { signal })()),
    },
  });
