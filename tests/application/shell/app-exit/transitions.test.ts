import { left, right } from 'fp-ts/Either';
import { appExitInvariants } from '../../../../src/application/shell/app-exit/invariants';
import { appExitMachine } from '../../../../src/application/shell/app-exit/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done, elapse } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';

const pressed = { type: 'back.pressed' } as const;
const reached = { type: 'home.reached' } as const;
const gone = { type: 'home.left' } as const;
const tooLow = { kind: 'versionTooLow' } as const;
const fault = (reason: string) => [{ type: 'exit.failed', failure: { kind: 'failed', reason } }];
const reportedTooLow = [{ type: 'exit.failed', failure: tooLow }];
const broken = fault('ending the app broke');

explorationTests('app-exit', {
  machine: appExitMachine,
  alphabet: [pressed, reached, gone, done('exitApp', right(undefined)), done('exitApp', left(tooLow))],
  facts: () => null,
  invariants: appExitInvariants,
});

const refusals = { fact: 'exit.refused' } as const;

transitionTable('app-exit', {
  machine: appExitMachine,
  rows: [
    { from: [], target: 'elsewhere', calls: ['backButton'] },
    {
      title: '[LAY-11] on any other page back goes back',
      from: [],
      event: pressed,
      target: 'elsewhere',
      emits: [{ type: 'back.wanted' }],
    },
    { from: [], event: reached, target: 'home' },
    { from: [], event: defect('backButton'), target: 'elsewhere', emits: broken },
    ...refusalRows<typeof appExitMachine>({
      ...refusals,
      from: [],
      target: 'elsewhere',
      events: [gone],
    }),
    {
      title: '[LAY-11] the first press on home only warns',
      from: [reached],
      event: pressed,
      target: 'warned',
      emits: [{ type: 'exit.warned' }],
    },
    { from: [reached], event: gone, target: 'elsewhere' },
    ...refusalRows<typeof appExitMachine>({
      ...refusals,
      from: [reached],
      target: 'home',
      events: [reached],
    }),
    {
      title: '[LAY-11] a second press within 3 s ends the app',
      from: [reached, pressed, elapse(2_999)],
      event: pressed,
      target: 'exiting',
      calls: ['exitApp'],
    },
    {
      title: '[LAY-11] after 3 s the warning is over',
      from: [reached, pressed],
      event: after(3_000),
      target: 'home',
    },
    {
      title: '[LAY-11] and a later press counts as a first one',
      from: [reached, pressed, elapse(3_000)],
      event: pressed,
      target: 'warned',
      emits: [{ type: 'exit.warned' }],
    },
    { from: [reached, pressed], event: gone, target: 'elsewhere' },
    ...refusalRows<typeof appExitMachine>({
      ...refusals,
      from: [reached, pressed],
      target: 'warned',
      events: [reached],
    }),
    { from: [reached, pressed, pressed], event: done('exitApp', right(undefined)), target: 'home' },
    {
      title: '[ENV-04] an app that cannot be ended says so',
      from: [reached, pressed, pressed],
      event: done('exitApp', left(tooLow)),
      target: 'home',
      emits: reportedTooLow,
    },
    { from: [reached, pressed, pressed], event: defect('exitApp'), target: 'home', emits: broken },
    {
      from: [reached, pressed, pressed],
      event: after(3_000),
      target: 'home',
      stops: ['exitApp'],
      emits: fault('the app was not ended in time'),
    },
    { from: [reached, pressed, pressed], event: gone, target: 'elsewhere', stops: ['exitApp'] },
    ...refusalRows<typeof appExitMachine>({
      ...refusals,
      from: [reached, pressed, pressed],
      target: 'exiting',
      events: [pressed, reached],
    }),
  ],
});
