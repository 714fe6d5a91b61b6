import type { LineCommand, OutboxFact } from '../../../../src/application/messages/outbox/events';
import type { ShelfCommand } from '../../../../src/application/messages/outbox/shelf-actor';
import { outboxMachine } from '../../../../src/application/messages/outbox/machine';
import type { OutboxEntry } from '../../../../src/domain/chat/outbox-entry';
import { after, defect } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { entryAs, line, shelf, writtenAs } from './samples';

const came = { type: 'outbox.memberCame', userId: '7' } as const;
const another = { type: 'outbox.memberCame', userId: '8' } as const;
const leftByChoice = { type: 'outbox.memberLeft', chosen: true } as const;
const leftByForce = { type: 'outbox.memberLeft', chosen: false } as const;
const write = (clientId: string) =>
  ({ type: 'outbox.written', written: writtenAs(clientId), after: 0 }) as const;
const othersKeep = { type: 'outbox.othersKeep' } as const;
const retry = { type: 'outbox.retried', clientId: 'a' } as const;
const discard = (clientId: string) => ({ type: 'outbox.discarded', clientId }) as const;
const read = (...entries: readonly OutboxEntry[]) => shelf({ type: 'shelf.read', entries });
const full = shelf({ type: 'shelf.failed', failure: { kind: 'full' } });
const opened = line({ type: 'line.opened' });
const lost = line({ type: 'line.lost' });
const taken = (clientId: string) => line({ type: 'line.taken', clientId });
const refusal = (clientId: string) => line({ type: 'line.refused', clientId, why: '对方已停用账号' });

const toShelf = (event: ShelfCommand<OutboxEntry>) => ({ to: 'shelf', event });
const keeps = (entry: OutboxEntry) => toShelf({ type: 'shelf.keep', entry });
const removes = (clientId: string) => toShelf({ type: 'shelf.remove', clientId });
const sends = (clientId: string) => {
  const { to, content } = writtenAs(clientId);
  const event: LineCommand = { type: 'line.send', message: { clientId, to, content } };
  return { to: 'line', event };
};
const notKept = (kind: 'full' | 'unavailable'): readonly OutboxFact[] => [
  { type: 'outbox.notKept', failure: { kind } },
];
const opens = (userId: string) => toShelf({ type: 'shelf.open', userId });
const closes = toShelf({ type: 'shelf.close' });
const failed = entryAs('a', 1, { state: 'failed', why: '对方已停用账号' });
const fell = entryAs('a', 1, { state: 'failed' });

const reading = [came];
const apart = [came, read()];
const looking = [came, read(), opened];
const resting = [...looking, read()];
const sending = [...resting, write('a')];

transitionTable('outbox', {
  machine: outboxMachine,
  input: { confirms: true },
  rows: [
    {
      title: '[SOC-06] at first nobody is here',
      from: [],
      target: 'away',
      calls: ['shelf'],
      context: { queue: [], userId: null },
    },
    {
      title: '[SOC-08] a chosen logout wipes also what is not read yet',
      from: [],
      event: leftByChoice,
      target: 'away',
      sends: [toShelf({ type: 'shelf.wipe' })],
    },
    { from: [], event: leftByForce, target: 'away', refused: ['outbox.memberLeft'] },
    { from: [], event: read(), target: 'away' },
    { from: [], event: full, target: 'away', emits: notKept('full') },
    {
      title: '[SOC-06] who comes has what the device kept for them read first',
      from: [],
      event: came,
      target: 'here.reading',
      sends: [opens('7')],
      context: { userId: '7' },
    },
    { from: reading, event: came, target: 'here.reading', refused: ['outbox.memberCame'] },
    {
      title: '[SOC-06] what another writes is theirs: nothing of the one before is here',
      from: [...reading, write('a')],
      event: another,
      target: 'here.reading',
      sends: [closes, opens('8')],
      context: { userId: '8', queue: [] },
    },
    {
      title: '[SOC-08] a chosen logout wipes what is unsent',
      from: [...reading, write('a')],
      event: leftByChoice,
      target: 'away',
      sends: [closes, toShelf({ type: 'shelf.wipe' })],
      context: { queue: [], userId: null },
    },
    {
      title: '[SOC-06] a session that ended by itself leaves what is unsent on the device',
      from: [...reading, write('a')],
      event: leftByForce,
      target: 'away',
      sends: [closes],
      context: { queue: [], userId: null },
    },
    {
      title: '[SOC-06] what is written while it is read is kept, and waits',
      from: reading,
      event: write('a'),
      target: 'here.reading',
      sends: [keeps(entryAs('a', 1))],
      context: { queue: [entryAs('a', 1)] },
    },
    {
      title: '[SOC-06] what was kept goes before what was written since',
      from: [...reading, write('a')],
      event: read(entryAs('k', 4)),
      target: 'here.known.apart',
      calls: ['line'],
      context: { queue: [entryAs('k', 4), entryAs('a', 5)] },
    },
    {
      title: '[SOC-06] a device that keeps nothing is told of, and messages go all the same',
      from: reading,
      event: full,
      target: 'here.known.apart',
      calls: ['line'],
      emits: notKept('full'),
    },
    { from: reading, event: after(3_000), target: 'here.known.apart', calls: ['line'] },
    { from: reading, event: defect('shelf'), target: 'here.reading', emits: notKept('unavailable') },
    {
      title: '[SOC-06] what was read too late to go first goes all the same',
      from: apart,
      event: read(entryAs('k', 1)),
      target: 'here.known.apart',
      context: { queue: [entryAs('k', 1)] },
    },
    {
      title: '[SOC-06] storage that is full while one writes is told of; the message is there and waits',
      from: [...apart, write('a')],
      event: full,
      target: 'here.known.apart',
      emits: notKept('full'),
      context: { queue: [entryAs('a', 1)] },
    },
    { from: apart, event: defect('line'), target: 'here.known.apart' },
    { from: apart, event: opened, target: 'here.known.looking', sends: [opens('7')] },
    {
      title: '[SOC-06] a device that has told nothing yet is not waited for a second time',
      from: [came, after(3_000)],
      event: opened,
      target: 'here.known.linked.resting',
    },
    {
      title:
        '[SOC-06] what a closed tab wrote goes before what was written after it; what it could not send stays there',
      from: [...apart, { ...write('b'), after: 4 }, opened],
      event: read(entryAs('k', 4), failed),
      target: 'here.known.linked.sending',
      sends: [sends('k')],
      context: { queue: [entryAs('k', 4), entryAs('b', 5)] },
    },
    {
      title: '[SOC-06] where the device cannot be read again, what is known goes out',
      from: [...apart, write('a'), opened],
      event: full,
      target: 'here.known.linked.sending',
      sends: [sends('a')],
    },
    { from: looking, event: after(3_000), target: 'here.known.linked.resting' },
    { from: looking, event: lost, target: 'here.known.apart' },
    { from: [], event: othersKeep, target: 'away' },
    {
      title: '[SOC-06] another tab has 10 s to send what it wrote',
      from: resting,
      event: othersKeep,
      target: 'here.known.linked.watching',
    },
    {
      title: '[SOC-06] then it is looked for, and goes from here',
      from: [...resting, othersKeep],
      event: after(10_000),
      target: 'here.known.looking',
      sends: [opens('7')],
    },
    {
      from: [...resting, othersKeep],
      event: write('a'),
      target: 'here.known.linked.sending',
      sends: [keeps(entryAs('a', 1)), sends('a')],
    },
    {
      from: [...sending, refusal('a'), othersKeep],
      event: retry,
      target: 'here.known.linked.sending',
      sends: [keeps(entryAs('a', 1)), sends('a')],
    },
    {
      from: [...resting, othersKeep],
      event: read(entryAs('k', 1)),
      target: 'here.known.linked.sending',
      sends: [sends('k')],
      context: { queue: [entryAs('k', 1)] },
    },
    {
      title: '[SOC-06] coming online sends what waits, the first at first',
      from: [...apart, write('a'), write('b'), opened],
      event: read(),
      target: 'here.known.linked.sending',
      sends: [sends('a')],
      context: { tries: 1 },
    },
    {
      title: '[SOC-06] what is written while the line is up goes out at once',
      from: resting,
      event: write('a'),
      target: 'here.known.linked.sending',
      sends: [keeps(entryAs('a', 1)), sends('a')],
      context: { queue: [entryAs('a', 1)], tries: 1 },
    },
    {
      from: resting,
      event: read(entryAs('k', 1)),
      target: 'here.known.linked.sending',
      sends: [sends('k')],
      context: { queue: [entryAs('k', 1)] },
    },
    { from: resting, event: lost, target: 'here.known.apart' },
    {
      title: '[SOC-06] one message is under way at a time',
      from: sending,
      event: write('b'),
      target: 'here.known.linked.sending',
      sends: [keeps(entryAs('b', 2))],
      context: { queue: [entryAs('a', 1), entryAs('b', 2)] },
    },
    {
      title: '[SOC-06] what was taken is no more kept, and the next goes out',
      from: [...sending, write('b')],
      event: taken('a'),
      target: 'here.known.linked.sending',
      sends: [removes('a'), sends('b')],
      context: { queue: [entryAs('b', 2)], taken: ['a'], tries: 1 },
    },
    {
      from: [...sending, write('b')],
      event: taken('b'),
      target: 'here.known.linked.sending',
      sends: [removes('b')],
      context: { queue: [entryAs('a', 1)] },
    },
    {
      title: '[SOC-06] a message that the gateway refuses says why, and the next goes out',
      from: [...sending, write('b')],
      event: refusal('a'),
      target: 'here.known.linked.sending',
      sends: [keeps(failed), sends('b')],
      context: { queue: [failed, entryAs('b', 2)], tries: 1 },
    },
    {
      from: [...sending, write('b')],
      event: refusal('b'),
      target: 'here.known.linked.sending',
      sends: [keeps(entryAs('b', 2, { state: 'failed', why: '对方已停用账号' }))],
      context: { queue: [entryAs('a', 1), entryAs('b', 2, { state: 'failed', why: '对方已停用账号' })] },
    },
    {
      from: sending,
      event: discard('a'),
      target: 'here.known.linked.resting',
      sends: [removes('a')],
      context: { queue: [] },
    },
    {
      from: [...sending, write('b')],
      event: discard('b'),
      target: 'here.known.linked.sending',
      sends: [removes('b')],
      context: { queue: [entryAs('a', 1)] },
    },
    {
      title: '[SOC-06] a line that breaks loses nothing: what was under way waits',
      from: sending,
      event: lost,
      target: 'here.known.apart',
      context: { queue: [entryAs('a', 1)] },
    },
    {
      title: '[SOC-06] without an answer the same message goes out again under the same key',
      from: sending,
      event: after(10_000),
      target: 'here.known.linked.sending',
      sends: [sends('a')],
      context: { tries: 2 },
    },
    {
      title: '[SOC-06] the third time without an answer it counts as not sent',
      from: [...sending, after(10_000), after(10_000)],
      event: after(10_000),
      target: 'here.known.linked.resting',
      context: { queue: [fell], tries: 0 },
    },
    {
      title: '[SOC-06] on another connection a message has its three times again',
      from: [...sending, after(10_000), lost, opened],
      event: read(),
      target: 'here.known.linked.sending',
      sends: [sends('a')],
      context: { tries: 1 },
    },
    {
      title: '[SOC-06] sending again goes out under the same key',
      from: [...sending, refusal('a')],
      event: retry,
      target: 'here.known.linked.sending',
      sends: [keeps(entryAs('a', 1)), sends('a')],
      context: { queue: [entryAs('a', 1)] },
    },
    {
      from: [...sending, refusal('a'), lost],
      event: retry,
      target: 'here.known.apart',
      sends: [keeps(entryAs('a', 1))],
      context: { queue: [entryAs('a', 1)] },
    },
    {
      from: [...sending, refusal('a'), lost],
      event: discard('a'),
      target: 'here.known.apart',
      sends: [removes('a')],
      context: { queue: [] },
    },
    {
      title: '[SOC-06] an answer that comes late, after all, takes the message out',
      from: [...sending, refusal('a')],
      event: taken('a'),
      target: 'here.known.linked.resting',
      sends: [removes('a')],
      context: { queue: [], taken: ['a'] },
    },
    {
      from: [...sending, write('b'), taken('a'), taken('b')],
      event: refusal('b'),
      target: 'here.known.linked.resting',
    },
    ...[
      {
        title: '[SOC-06] a gateway without client ids is sent everything once, and asked for no answer',
        from: [...apart, write('a'), write('b')],
        event: opened,
        target: 'here.known.linked.listening',
        sends: [
          sends('a'),
          keeps(entryAs('a', 1, { state: 'sent' })),
          sends('b'),
          keeps(entryAs('b', 2, { state: 'sent' })),
        ],
        context: { queue: [entryAs('a', 1, { state: 'sent' }), entryAs('b', 2, { state: 'sent' })] },
      },
      {
        title: '[SOC-06] without client ids what another tab wrote is left to it',
        from: resting,
        event: othersKeep,
        target: 'here.known.linked.resting',
      },
      {
        title: '[SOC-06] after 10 s without a confirmation it is sent, unconfirmed',
        from: sending,
        event: after(10_000),
        target: 'here.known.linked.resting',
        context: { queue: [entryAs('a', 1, { state: 'unconfirmed' })] },
      },
      {
        from: sending,
        event: write('b'),
        target: 'here.known.linked.listening',
        sends: [keeps(entryAs('b', 2)), sends('b'), keeps(entryAs('b', 2, { state: 'sent' }))],
        context: { queue: [entryAs('a', 1, { state: 'sent' }), entryAs('b', 2, { state: 'sent' })] },
      },
      {
        from: [came, read(fell), opened, write('b')],
        event: retry,
        target: 'here.known.linked.listening',
        sends: [keeps(entryAs('a', 3)), sends('a'), keeps(entryAs('a', 3, { state: 'sent' }))],
        context: { queue: [entryAs('b', 2, { state: 'sent' }), entryAs('a', 3, { state: 'sent' })] },
      },
      {
        title: '[SOC-06] a line that breaks leaves it unconfirmed: it is not sent again by itself',
        from: sending,
        event: lost,
        target: 'here.known.apart',
        context: { queue: [entryAs('a', 1, { state: 'unconfirmed' })] },
      },
    ].map((row) => ({ ...row, input: { confirms: false } })),
  ],
});
