import { left, right } from 'fp-ts/Either';
import { publicationActInvariants } from '../../../../src/application/member/publication-act/invariants';
import { publicationActMachine } from '../../../../src/application/member/publication-act/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { chooses } from './samples';

explorationTests('publication-act', {
  machine: publicationActMachine,
  inputs: [undefined],
  alphabet: [
    chooses('confirm'),
    chooses('withdraw'),
    chooses('close'),
    chooses('remove'),
    { type: 'act.confirmed' },
    { type: 'act.dismissed' },
    { type: 'act.undone' },
    says('layer', { type: 'act.dismissed' }),
    done('act', right(undefined)),
    ...everyFailure.map((failure) => done('act', left(failure))),
  ],
  facts: ({ context: { error, last, gone } }) => [error !== null, last?.act, gone.length > 0],
  invariants: publicationActInvariants,
});
