import { unsentMachine, type UnsentEvent } from '../../../../src/application/messages/unsent/machine';
import { after, defect, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const reports = (event: UnsentEvent) => says('outbox', event);

transitionTable('unsent', {
  machine: unsentMachine,
  rows: [
    { from: [], target: 'listening', calls: ['outbox'], context: { count: 0 } },
    {
      title: '[SOC-08] how many a logout would lose is known',
      from: [],
      event: reports({ type: 'unsent.reported', count: 2 }),
      target: 'listening',
      context: { count: 2 },
    },
    { from: [], event: defect('outbox'), target: 'deaf' },
    { from: [defect('outbox')], event: after(1_000), target: 'listening', calls: ['outbox'] },
  ],
});
