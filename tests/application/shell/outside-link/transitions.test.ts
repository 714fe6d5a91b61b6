import { left, right } from 'fp-ts/Either';
import { outsideLinkInvariants } from '../../../../src/application/shell/outside-link/invariants';
import { outsideLinkMachine } from '../../../../src/application/shell/outside-link/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const report = 'https://partner.example/report';
const followed = { type: 'link.followed', address: report } as const;
const other = { type: 'link.followed', address: 'https://partner.example/other' } as const;
const tooLow = { kind: 'versionTooLow' } as const;
const fault = (reason: string) => [{ type: 'link.failed', failure: { kind: 'failed', reason } }];
const reportedTooLow = [{ type: 'link.failed', failure: tooLow }];
const broken = fault('opening the in-app browser broke');

explorationTests('outside-link', {
  machine: outsideLinkMachine,
  alphabet: [followed, other, done('openOutside', right(undefined)), done('openOutside', left(tooLow))],
  facts: ({ context }) => context.address,
  invariants: outsideLinkInvariants,
});

transitionTable('outside-link', {
  machine: outsideLinkMachine,
  rows: [
    { from: [], target: 'waiting', calls: ['links'] },
    { from: [], event: defect('links'), target: 'waiting', emits: broken },
    {
      title: '[ENV-03] a link out of the app opens in its own browser',
      from: [],
      event: followed,
      target: 'opening',
      calls: [{ actor: 'openOutside', input: { address: report } }],
    },
    { from: [followed], event: done('openOutside', right(undefined)), target: 'waiting' },
    {
      title: '[ENV-04] without the plugin the action ends with a notice',
      from: [followed],
      event: done('openOutside', left(tooLow)),
      target: 'waiting',
      emits: reportedTooLow,
    },
    { from: [followed], event: defect('openOutside'), target: 'waiting', emits: broken },
    {
      from: [followed],
      event: after(5_000),
      target: 'waiting',
      stops: ['openOutside'],
      emits: fault('the in-app browser did not open in time'),
    },
    {
      title: 'a second press while one opens changes nothing',
      from: [followed],
      event: other,
      target: 'opening',
      context: { address: report },
      refused: ['link.followed'],
    },
  ],
});
