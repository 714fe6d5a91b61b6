import { searchOpeningInvariants } from '../../../../src/application/deals/search-opening/invariants';
import {
  searchOpeningMachine,
  type SearchOpened,
} from '../../../../src/application/deals/search-opening/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const opened = (id: string): SearchOpened => ({ type: 'search.opened', id });
const told = done('tell');

explorationTests('search-opening', {
  machine: searchOpeningMachine,
  alphabet: [opened('7'), opened('8'), told],
  facts: ({ context }) => context.waiting,
  invariants: searchOpeningInvariants,
  goal: (now) => now.matches('resting'),
});

const tells = (id: string) => [{ actor: 'tell', input: id }];

transitionTable('search-opening', {
  machine: searchOpeningMachine,
  rows: [
    { from: [], target: 'resting' },
    {
      title: '[MKT-01] what is opened is told',
      from: [],
      event: opened('7'),
      target: 'telling',
      calls: tells('7'),
    },
    {
      title: '[MKT-01] one after the other',
      from: [opened('7')],
      event: opened('8'),
      target: 'telling',
      context: { waiting: ['7', '8'] },
    },
    {
      title: '[MKT-01] what waits already is told once',
      from: [opened('7')],
      event: opened('7'),
      target: 'telling',
      refused: ['search.opened'],
    },
    { from: [opened('7'), opened('8')], event: told, target: 'telling', calls: tells('8') },
    { from: [opened('7')], event: told, target: 'resting', context: { waiting: [] } },
  ],
});
