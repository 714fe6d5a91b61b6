import type { threadMachine } from '../../../../../src/application/messages/thread/machine';
import type { Row } from '../../../../support/explore/row';
import { defect, done } from '../../../../support/explore/step';
import { waitingAs } from '../../file-outbox/samples';
import { entryAs, outgoingOf } from '../../outbox/samples';
import { arrives, asked, here, inHere, missed, seen, reported, toPending } from './words';

const isPending = reported({ type: 'pending.reported', reported: outgoingOf([entryAs('a', 1)]) });
const isTaken = reported({ type: 'pending.reported', reported: outgoingOf([], { taken: ['a'] }) });

export const outgoingRows: readonly Row<typeof threadMachine>[] = [
  {
    title: '[SOC-06] of what is on its way only what goes to the other stands here',
    from: inHere,
    event: reported({
      type: 'pending.reported',
      reported: outgoingOf([entryAs('a', 1), { ...entryAs('b', 2), to: '9' }]),
    }),
    target: here(),
    context: { pending: [entryAs('a', 1)] },
  },
  {
    title: '[SOC-06] of files that wait only those for the other stand here, with how far they are',
    from: inHere,
    event: reported({
      type: 'pending.reported',
      reported: outgoingOf([], {
        files: [waitingAs('f', 1), { ...waitingAs('g', 2), to: '9' }],
        progress: { clientId: 'f', sent: 5 },
      }),
    }),
    target: here(),
    context: { pending: [], files: [waitingAs('f', 1)], progress: { clientId: 'f', sent: 5 } },
  },
  {
    title: '[SOC-06] a message that the server took without sending it back stays, as sent',
    from: [...inHere, isPending],
    event: reported({ type: 'pending.reported', reported: outgoingOf([], { taken: ['a'] }) }),
    target: here(),
    context: { pending: [], taken: [{ entry: entryAs('a', 1), after: '6', asked: false }] },
  },
  {
    title: '[SOC-06] a message that was given up does not stay',
    from: [...inHere, isPending],
    event: reported({ type: 'pending.reported', reported: outgoingOf([]) }),
    target: here(),
    context: { pending: [], taken: [] },
  },
  {
    title: '[SOC-06] a taken message that comes back by the socket is there once, with its id',
    from: [...inHere, isPending, isTaken],
    event: arrives(7, { from: '7', to: '8', clientId: 'a' }),
    target: here(),
    sends: [seen('6')],
    context: { taken: [] },
  },
  {
    title: '[SOC-06] what is read from the gateway after a message was taken replaces it',
    from: [...inHere, isPending, isTaken, missed],
    event: done('catchUp', asked([5, 6, 7])),
    target: here(),
    sends: [seen('7')],
    context: { taken: [] },
  },
  {
    title: '[SOC-06] what was asked for before a message was taken does not replace it',
    from: [...inHere, missed, isPending, isTaken],
    event: done('catchUp', asked([5, 6])),
    target: here(),
    sends: [seen('6')],
    context: { taken: [{ entry: entryAs('a', 1), after: '6', asked: false }] },
  },
  {
    from: inHere,
    event: { type: 'thread.retried', clientId: 'a' },
    target: here(),
    sends: [toPending({ type: 'pending.retry', clientId: 'a' })],
  },
  {
    from: inHere,
    event: { type: 'thread.discarded', clientId: 'a' },
    target: here(),
    sends: [toPending({ type: 'pending.discard', clientId: 'a' })],
  },
  {
    title: '[SOC-06] without the outbox nothing can be written, which is told',
    from: [...inHere, reported({ type: 'pending.reported', reported: outgoingOf([entryAs('a', 1)]) })],
    event: reported({ type: 'pending.missing' }),
    target: here({ outgoing: 'missing' }),
    stops: ['pending'],
    context: { pending: null },
  },
  { from: inHere, event: defect('pending'), target: here({ outgoing: 'missing' }) },
  {
    title: '[SOC-06] the outbox is asked for anew by hand',
    from: [...inHere, reported({ type: 'pending.missing' })],
    event: { type: 'thread.outboxWanted' },
    target: here(),
    calls: ['pending'],
  },
];
