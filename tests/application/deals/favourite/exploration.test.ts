import { left, right } from 'fp-ts/Either';
import { favouriteInvariants } from '../../../../src/application/deals/favourite/invariants';
import { favouriteMachine } from '../../../../src/application/deals/favourite/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { kept, listed, otherShown, removed, shown, shownToVisitor, undone } from './samples';

explorationTests('favourite', {
  machine: favouriteMachine,
  alphabet: [
    shown,
    otherShown,
    shownToVisitor,
    listed,
    kept,
    removed,
    undone,
    done('connectionBack'),
    done('ask', right(['s1'])),
    ...everyFailure.map((each) => done('ask', left(each))),
    done('save', right(undefined)),
    ...everyFailure.map((each) => done('save', left(each))),
  ],
  facts: ({ context: { who, saved, wanted, sent, missing, asked } }) => [
    who,
    saved,
    wanted,
    sent,
    missing,
    asked,
  ],
  invariants: favouriteInvariants,
  goal: (now) => now.matches({ saving: 'resting' }),
});
