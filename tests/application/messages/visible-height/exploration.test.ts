import { visibleHeightInvariants } from '../../../../src/application/messages/visible-height/invariants';
import {
  visibleHeightMachine,
  type HeightEvent,
} from '../../../../src/application/messages/visible-height/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';

const reports = (event: HeightEvent): Answer => says('height', event);

explorationTests('visible-height', {
  machine: visibleHeightMachine,
  alphabet: [
    reports({ type: 'height.changed', height: 844 }),
    reports({ type: 'height.changed', height: 500 }),
  ],
  facts: ({ context }) => context,
  invariants: visibleHeightInvariants,
});
