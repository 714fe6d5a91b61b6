import { offlineContentInvariants } from '../../../../src/application/shell/offline-content/invariants';
import { offlineContentMachine } from '../../../../src/application/shell/offline-content/machine';
import { selectOfflineContent } from '../../../../src/application/shell/offline-content/status';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const shown = (at: number, refreshesItself = true) =>
  ({ type: 'content.keptShown', at, refreshesItself }) as const;
const fresh = { type: 'content.cameFresh' } as const;
const refresh = { type: 'content.refreshRequested' } as const;

const input = { keptAt: null, refreshesItself: true };
/** A page that began with a network. */
const begunOnline = { keptAt: null, refreshesItself: false };
const keptPage = { keptAt: 5, refreshesItself: false };
const text = (snapshot: Parameters<typeof selectOfflineContent>[0]): string => {
  const { keptAt, canRefresh } = selectOfflineContent(snapshot);
  return `${keptAt ?? 'current'}${canRefresh ? ' refresh' : ''}`;
};

explorationTests('offline-content', {
  machine: offlineContentMachine,
  inputs: [input, begunOnline, keptPage, { keptAt: 5, refreshesItself: true }],
  alphabet: [shown(3), shown(7), shown(5, false), fresh, refresh],
  facts: ({ context }) => context,
  invariants: offlineContentInvariants,
});

transitionTable('offline-content', {
  machine: offlineContentMachine,
  input,
  text,
  rows: [
    { from: [], target: 'current', text: 'current' },
    {
      title: '[LAY-18] a page that the device kept says since when it is',
      input: keptPage,
      from: [],
      target: 'kept',
      text: '5',
    },
    { from: [], event: shown(3), target: 'kept', text: '3' },
    {
      title: '[LAY-18] of several answers that were kept the oldest counts',
      from: [shown(3)],
      event: shown(2),
      target: 'kept',
      text: '2',
    },
    { from: [shown(3)], event: shown(4), target: 'kept', text: '3' },
    {
      title: '[LAY-16] content that is loaded again by itself needs no reload',
      from: [shown(3)],
      event: fresh,
      target: 'current',
      text: 'current',
    },
    {
      title: '[LAY-16] after a network lost after the start, content loaded again needs no reload',
      input: begunOnline,
      from: [shown(3)],
      event: fresh,
      target: 'current',
      text: 'current',
    },
    {
      title: '[LAY-18] an answer that was kept while the device had a network offers the reload',
      from: [shown(3), shown(4, false)],
      event: fresh,
      target: 'outdated',
      text: '3 refresh',
    },
    {
      title: '[LAY-18] a page that was kept while the device had a network offers the reload',
      input: keptPage,
      from: [],
      event: fresh,
      target: 'outdated',
      text: '5 refresh',
    },
    { input: keptPage, from: [fresh], event: shown(3), target: 'kept', text: '3' },
    { input: keptPage, from: [fresh], event: refresh, target: 'reloading', calls: ['reloadPage'], text: '5' },
    {
      input: keptPage,
      from: [fresh, refresh],
      event: after(5_000),
      target: 'outdated',
      stops: ['reloadPage'],
      text: '5 refresh',
    },
    { input: keptPage, from: [fresh, refresh], event: defect('reloadPage'), target: 'outdated' },
    { from: [], event: refresh, target: 'current', refused: [refresh.type] },
  ],
});
