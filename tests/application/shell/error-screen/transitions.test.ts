import { errorScreenInvariants } from '../../../../src/application/shell/error-screen/invariants';
import { errorScreenMachine } from '../../../../src/application/shell/error-screen/machine';
import { selectErrorScreenShown } from '../../../../src/application/shell/error-screen/status';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const ended = [
  {
    to: 'parent',
    event: { type: 'xstate.done.actor.errorScreen', actorId: 'errorScreen', output: undefined },
  },
];

explorationTests('error-screen', {
  machine: errorScreenMachine,
  alphabet: [],
  facts: () => null,
  invariants: errorScreenInvariants,
});

transitionTable('error-screen', {
  machine: errorScreenMachine,
  text: (snapshot) => (selectErrorScreenShown(snapshot) ? 'shown' : 'nothing'),
  rows: [
    { from: [], target: 'waiting', text: 'nothing' },
    {
      title: '[LAY-07] the error screen shows after 200 ms',
      from: [],
      event: after(200),
      target: 'shown',
      text: 'shown',
      sends: ended,
    },
  ],
});
