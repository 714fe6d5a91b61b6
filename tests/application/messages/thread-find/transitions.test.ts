import { left, right } from 'fp-ts/Either';
import {
  threadFindMachine,
  type ThreadFindEvent,
} from '../../../../src/application/messages/thread-find/machine';
import { defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const found = done('hits', right(['9', '4']));
const lost = done('hits', left({ kind: 'network' }));
const event = (type: ThreadFindEvent['type']): ThreadFindEvent => ({ type });
const asks = [{ actor: 'hits', input: { peerId: '8', words: '估值' } }];
/** What a flow that is over reports. */
const ended = [
  {
    to: 'parent',
    event: { type: 'xstate.done.actor.threadFind', actorId: 'threadFind', output: undefined },
  },
];
const seeks = (id: string) => [{ actor: 'seek', input: { id } }];

transitionTable('thread-find', {
  machine: threadFindMachine,
  input: { peerId: '8', words: '估值' },
  rows: [
    { from: [], target: 'asking', calls: asks },
    {
      title: '[SCR-11] where nothing was looked for nothing is asked for',
      input: { peerId: '8', words: null },
      from: [],
      target: 'closed',
      sends: ended,
    },
    {
      title: '[SCR-11] the conversation is led to the newest hit',
      from: [],
      event: found,
      target: 'shown',
      calls: seeks('9'),
      context: { ids: ['9', '4'], nth: 0 },
    },
    { from: [], event: done('hits', right([])), target: 'closed', sends: ended },
    { from: [], event: lost, target: 'failed' },
    { from: [], event: event('find.closed'), target: 'closed', stops: ['hits'], sends: ended },
    { from: [lost], event: event('find.retried'), target: 'asking', calls: asks },
    { from: [lost], event: event('find.closed'), target: 'closed', sends: ended },
    {
      title: '[SCR-11] the hit before is led to, and from there the hit after',
      from: [found],
      event: event('find.earlier'),
      target: 'shown',
      stops: ['seek'],
      calls: seeks('4'),
      context: { nth: 1 },
    },
    {
      from: [found, event('find.earlier')],
      event: event('find.later'),
      target: 'shown',
      stops: ['seek'],
      calls: seeks('9'),
      context: { nth: 0 },
    },
    { from: [found], event: event('find.later'), target: 'shown', refused: ['find.later'] },
    {
      from: [found, event('find.earlier')],
      event: event('find.earlier'),
      target: 'shown',
      refused: ['find.earlier'],
    },
    { from: [found], event: defect('seek'), target: 'closed', sends: ended },
    { from: [found], event: event('find.closed'), target: 'closed', stops: ['seek'], sends: ended },
  ],
});
