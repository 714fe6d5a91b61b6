import { left, right } from 'fp-ts/Either';
import { ndaApprovalInvariants } from '../../../../src/application/deals/nda-approval/invariants';
import { ndaApprovalMachine } from '../../../../src/application/deals/nda-approval/machine';
import { ndaExamples } from '../../../../tools/docs/contract/examples/nda';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

explorationTests('nda-approval', {
  machine: ndaApprovalMachine,
  inputs: [{ id: '17' }],
  alphabet: [
    { type: 'ndaApproval.requested' },
    { type: 'ndaApproval.confirmed' },
    { type: 'ndaApproval.dismissed' },
    says('layer', { type: 'ndaApproval.dismissed' }),
    done('approve', right(ndaExamples.approve.answered)),
    ...everyFailure.map((failure) => done('approve', left(failure))),
  ],
  facts: ({ context: { error } }) => error !== null,
  invariants: ndaApprovalInvariants,
});
