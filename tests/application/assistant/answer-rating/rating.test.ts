import { left, right } from 'fp-ts/Either';
import { answerRatingInvariants } from '../../../../src/application/assistant/answer-rating/invariants';
import {
  answerRatingMachine,
  type RatingChosen,
} from '../../../../src/application/assistant/answer-rating/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';

const up: RatingChosen = { type: 'rating.chosen', rating: 'up' };
const down: RatingChosen = { type: 'rating.chosen', rating: 'down' };
const kept = done('rate', right(undefined));

explorationTests('answer-rating', {
  machine: answerRatingMachine,
  inputs: [
    { turn: 't1', rating: null },
    { turn: 't1', rating: 'up' },
  ],
  alphabet: [up, down, kept, ...everyFailure.map((failure) => done('rate', left(failure)))],
  facts: ({ context: { rating, kept: known } }) => [rating, known],
  invariants: answerRatingInvariants,
});

transitionTable('answer-rating', {
  machine: answerRatingMachine,
  input: { turn: 't1', rating: null },
  text: ({ context }) => context.rating ?? '',
  rows: [
    { from: [], target: 'resting', text: '' },
    {
      title: '[SCR-12] what is chosen is shown at once',
      from: [],
      event: up,
      target: 'sending',
      calls: [{ actor: 'rate', input: { turn: 't1', rating: 'up' } }],
      text: 'up',
    },
    { title: '[SCR-12] and kept', from: [up], event: kept, target: 'resting', text: 'up' },
    {
      title: '[SCR-12] the same once more takes it back',
      from: [up, kept],
      event: up,
      target: 'sending',
      calls: [{ actor: 'rate', input: { turn: 't1', rating: null } }],
      text: '',
    },
    {
      title: '[SCR-12] what was not kept is not shown any longer',
      from: [up],
      event: done('rate', left({ kind: 'network' })),
      target: 'failed',
      text: '',
    },

    {
      title: '[SCR-12] after a failure it can be chosen again',
      from: [up, done('rate', left({ kind: 'network' }))],
      event: down,
      target: 'sending',
      calls: [{ actor: 'rate', input: { turn: 't1', rating: 'down' } }],
      text: 'down',
    },
    { from: [up], event: down, target: 'sending', refused: ['rating.chosen'], text: 'up' },
  ],
});
