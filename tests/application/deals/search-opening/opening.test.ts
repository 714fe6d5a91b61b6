import { searchOpeningInvariants } from '../../../../src/application/deals/search-opening/invariants';
import {
  searchOpeningMachine,
  type SearchOpened,
} from '../../../../src/application/deals/search-opening/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const opened = (id: string): SearchOpened => ({ type: 'search.opened', id });
const reported = done('notify');

explorationTests('search-opening', {
  machine: searchOpeningMachine,
  alphabet: [opened('7'), opened('8'), reported],
  facts: ({ context }) => context.waiting,
  invariants: searchOpeningInvariants,
  goal: (now) => now.matches('resting'),
});

const reports = (id: string) => [{ actor: 'notify', input: id }];

transitionTable('search-opening', {
  machine: searchOpeningMachine,
  rows: [
    { from: [], target: 'resting' },
    {
      title: '[MKT-01] what is opened is told',
      from: [],
      event: opened('7'),
      target: 'reporting',
      calls: reports('7'),
    },
    {
      title: '[MKT-01] one after the other',
      from: [opened('7')],
      event: opened('8'),
      target: 'reporting',
      context: { waiting: ['7', '8'] },
    },
    {
      title: '[MKT-01] what waits already is told once',
      from: [opened('7')],
      event: opened('7'),
      target: 'reporting',
      refused: ['search.opened'],
    },
    { from: [opened('7'), opened('8')], event: reported, target: 'reporting', calls: reports('8') },
    { from: [opened('7')], event: reported, target: 'resting', context: { waiting: [] } },
  ],
});
