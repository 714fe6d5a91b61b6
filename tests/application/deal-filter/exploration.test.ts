import { left, right } from 'fp-ts/Either';
import { dealFilterInvariants } from '../../../src/application/deal-filter/invariants';
import { dealFilterMachine } from '../../../src/application/deal-filter/machine';
import { explorationTests } from '../../support/explore/exploration-tests';
import { done } from '../../support/explore/step';
import { everyFailure } from '../../support/failures';
import {
  applies,
  chooses,
  clears,
  closes,
  looksAt,
  none,
  opens,
  shown,
  some,
  types,
  typesBackwards,
  typesKeyword,
  typesWords,
  unfolds,
} from './samples';

explorationTests('deal-filter', {
  machine: dealFilterMachine,
  inputs: [{ filter: shown }],
  alphabet: [
    opens,
    closes,
    chooses,
    types,
    typesBackwards,
    typesKeyword,
    typesWords,
    clears,
    applies,
    looksAt,
    unfolds,
    done('count', right(some)),
    done('count', right(none)),
    ...everyFailure.map((failure) => done('count', left(failure))),
  ],
  facts: ({ context }) => [context.draft, context.counts?.total],
  invariants: dealFilterInvariants,
  goal: (filter) => filter.matches('showing'),
});
