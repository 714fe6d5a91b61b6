import { partReadInvariants } from '../../../../src/application/deals/part-read/invariants';
import { partReadMachine } from '../../../../src/application/deals/part-read/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const input = { first: 'facts', others: ['finances', 'process'] };
const read = (id: string) => ({ type: 'part.read', id }) as const;
const chosen = (id: string) => ({ type: 'part.chosen', id }) as const;

explorationTests('part-read', {
  machine: partReadMachine,
  inputs: [input],
  alphabet: [read('head'), read('finances'), read('process'), chosen('facts'), chosen('process')],
  facts: ({ context }) => context.id,
  invariants: partReadInvariants,
});

transitionTable('part-read', {
  machine: partReadMachine,
  input,
  rows: [
    { from: [], target: 'following', context: { id: 'facts' } },
    {
      title: '[SCR-03] the part that is scrolled to is the one that is read',
      from: [read('facts')],
      event: read('process'),
      target: 'following',
      context: { id: 'process' },
    },
    {
      title: '[SCR-03] what stands above the first part counts as it',
      from: [read('process')],
      event: read('head'),
      target: 'following',
      context: { id: 'facts' },
    },
    { from: [], event: chosen('process'), target: 'jumping', context: { id: 'process' } },
    {
      title: '[SCR-03] a part that was gone to stays the one that is read, whatever the page passes',
      from: [chosen('process')],
      event: read('facts'),
      target: 'jumping',
      context: { id: 'process' },
      refused: ['part.read'],
    },
    { from: [chosen('process')], event: chosen('facts'), target: 'jumping', context: { id: 'facts' } },
    {
      title: '[SCR-03] after 300 ms it is followed again',
      from: [chosen('process')],
      event: after(300),
      target: 'following',
      context: { id: 'process' },
    },
  ],
});
