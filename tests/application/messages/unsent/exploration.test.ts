import { unsentInvariants } from '../../../../src/application/messages/unsent/invariants';
import { unsentMachine, type UnsentEvent } from '../../../../src/application/messages/unsent/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';

const reports = (event: UnsentEvent): Answer => says('outbox', event);

explorationTests('unsent', {
  machine: unsentMachine,
  alphabet: [reports({ type: 'unsent.reported', count: 0 }), reports({ type: 'unsent.reported', count: 2 })],
  facts: ({ context }) => context,
  invariants: unsentInvariants,
});
