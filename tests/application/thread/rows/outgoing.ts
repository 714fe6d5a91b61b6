import type { threadMachine } from '../../../../src/application/thread/machine';
import type { Row } from '../../../support/explore/row';
import { defect } from '../../../support/explore/step';
import { waitingAs } from '../../file-outbox/samples';
import { entryAs, outgoingOf } from '../../outbox/samples';
import { told, toPending, here, inHere } from './words';

export const outgoingRows: readonly Row<typeof threadMachine>[] = [
  {
    title: '[SOC-06] of what is on its way only what goes to the other stands here',
    from: inHere,
    event: told({
      type: 'pending.told',
      told: outgoingOf([entryAs('a', 1), { ...entryAs('b', 2), to: '9' }]),
    }),
    target: here(),
    context: { pending: [entryAs('a', 1)] },
  },
  {
    title: '[SOC-06] of files that wait only those for the other stand here, with how far they are',
    from: inHere,
    event: told({
      type: 'pending.told',
      told: outgoingOf([], {
        files: [waitingAs('f', 1), { ...waitingAs('g', 2), to: '9' }],
        progress: { clientId: 'f', sent: 5 },
      }),
    }),
    target: here(),
    context: { pending: [], files: [waitingAs('f', 1)], progress: { clientId: 'f', sent: 5 } },
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
    from: [...inHere, told({ type: 'pending.told', told: outgoingOf([entryAs('a', 1)]) })],
    event: told({ type: 'pending.missing' }),
    target: here({ outgoing: 'missing' }),
    stops: ['pending'],
    context: { pending: null },
  },
  { from: inHere, event: defect('pending'), target: here({ outgoing: 'missing' }) },
  {
    title: '[SOC-06] the outbox is asked for anew by hand',
    from: [...inHere, told({ type: 'pending.missing' })],
    event: { type: 'thread.outboxWanted' },
    target: here(),
    calls: ['pending'],
  },
];
