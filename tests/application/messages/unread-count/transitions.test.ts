import { left, right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type { UnreadCountFact } from '../../../../src/application/messages/unread-count/events';
import { unreadCountMachine } from '../../../../src/application/messages/unread-count/machine';
import { after, defect, done, elapse } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const refresh = { type: 'unread.refreshRequested' } as const;
const cleared = { type: 'unread.cleared' } as const;
const known = { type: 'unread.known', count: 3 } as const;
const answer = (count: number) => done('readCount', right(count));
const failed = done('readCount', left({ kind: 'network' }));
const reported = (...facts: readonly UnreadCountFact[]): readonly EventObject[] => facts;
const broken = reported({ type: 'unread.refreshFailed', failure: { kind: 'malformed', field: '' } });
const late = reported({ type: 'unread.refreshFailed', failure: { kind: 'timeout' } });

transitionTable('unread-count', {
  machine: unreadCountMachine,
  rows: [
    { title: '[SOC-03] at first nothing is counted', from: [], target: 'idle', context: { count: 0 } },
    {
      title: '[SOC-03] a message is followed by a refresh',
      from: [],
      event: refresh,
      target: 'refreshing.alone',
      calls: ['readCount'],
    },
    { from: [], event: known, target: 'idle', context: { count: 3 } },
    { from: [known], event: cleared, target: 'idle', context: { count: 0 } },
    {
      title: '[SOC-03] while a refresh is under way no second one begins',
      from: [refresh],
      event: refresh,
      target: 'refreshing.followed',
    },
    {
      title: '[SOC-03] in a burst only one more refresh is promised',
      from: [refresh, refresh],
      event: refresh,
      target: 'refreshing.followed',
      refused: ['unread.refreshRequested'],
    },
    {
      title: '[SOC-03] a count told meanwhile is shown, and asked for once more',
      from: [refresh],
      event: known,
      target: 'refreshing.followed',
      context: { count: 3 },
    },
    { from: [refresh], event: answer(5), target: 'pausing.alone', context: { count: 5 } },
    {
      title: '[SOC-03] a refresh that fails leaves the count as it was',
      from: [known, refresh],
      event: failed,
      target: 'pausing.alone',
      context: { count: 3 },
    },
    { from: [refresh], event: defect('readCount'), target: 'pausing.alone', emits: broken },
    { from: [refresh], event: after(35_000), target: 'pausing.alone', stops: ['readCount'], emits: late },
    { from: [refresh, refresh], event: answer(5), target: 'pausing.followed', context: { count: 5 } },
    { from: [refresh, refresh], event: defect('readCount'), target: 'pausing.followed', emits: broken },
    {
      from: [refresh, refresh],
      event: after(35_000),
      target: 'pausing.followed',
      stops: ['readCount'],
      emits: late,
    },
    {
      title: '[LOG-08] the end of the session cancels the refresh',
      from: [known, refresh],
      event: cleared,
      target: 'idle',
      stops: ['readCount'],
      context: { count: 0 },
    },
    { from: [refresh, answer(5)], event: after(500), target: 'idle' },
    { from: [refresh, answer(5)], event: refresh, target: 'pausing.followed' },
    { from: [refresh, answer(5)], event: known, target: 'pausing.alone', context: { count: 3 } },
    { from: [refresh, answer(5)], event: cleared, target: 'idle', context: { count: 0 } },
    {
      from: [refresh, refresh, answer(5)],
      event: refresh,
      target: 'pausing.followed',
      refused: ['unread.refreshRequested'],
    },
    {
      title: '[SOC-03] the one more refresh begins 500 ms after the first has ended',
      from: [refresh, refresh, answer(5)],
      event: after(500),
      target: 'refreshing.alone',
      calls: ['readCount'],
    },
    {
      title: '[SOC-03] what comes during the pause does not make it longer',
      from: [refresh, answer(5), elapse(400), refresh],
      event: after(100),
      target: 'refreshing.alone',
      calls: ['readCount'],
    },
  ],
});
