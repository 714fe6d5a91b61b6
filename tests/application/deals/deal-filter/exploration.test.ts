import { left, right } from 'fp-ts/Either';
import { dealFilterInvariants } from '../../../../src/application/deals/deal-filter/invariants';
import { dealFilterMachine } from '../../../../src/application/deals/deal-filter/machine';
import { rangeProblem } from '../../../../src/domain/deal-filter/draft';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import {
  applies,
  asksFor,
  asksForTheSame,
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
  togglesFold,
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
    asksFor,
    asksForTheSame,
    looksAt,
    togglesFold,
    unfolds,
    done('count', right(some)),
    done('count', right(none)),
    ...everyFailure.map((failure) => done('count', left(failure))),
  ],
  facts: ({ context: { shown: isShown, draft, counts } }) => [
    draft.filter === isShown,
    rangeProblem(draft.range),
    draft.filter,
    counts?.total,
  ],
  invariants: dealFilterInvariants,
  goal: ({ context }) => context.shown !== shown,
});
