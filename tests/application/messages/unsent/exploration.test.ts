import { unsentInvariants } from '../../../../src/application/messages/unsent/invariants';
import { unsentMachine, type UnsentEvent } from '../../../../src/application/messages/unsent/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';

const tells = (event: UnsentEvent): Answer => says('outbox', event);

explorationTests('unsent', {
  machine: unsentMachine,
  alphabet: [tells({ type: 'unsent.told', count: 0 }), tells({ type: 'unsent.told', count: 2 })],
  facts: ({ context }) => context,
  invariants: unsentInvariants,
});
