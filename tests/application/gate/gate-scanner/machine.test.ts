import { expect } from 'vitest';
import { left, right } from 'fp-ts/Either';
import { refusals } from '../../../../contract/refusal/refusal';
import { scannerInvariants } from '../../../../src/application/gate/gate-scanner/invariants';
import { scannerMachine } from '../../../../src/application/gate/gate-scanner/machine';
import { selectScanner } from '../../../../src/application/gate/gate-scanner/status';
import type { SnapshotFrom } from 'xstate';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { gateList, gateNow, gateTicket } from '../../../support/samples/tickets';

const input = { userId: 'u1', conf: 'conf-1', scansCodes: true };
const ofGate = { userId: 'u1', conf: 'conf-1' };
const network = left({ kind: 'network' } as const);
const full = left({ kind: 'full' } as const);
const stranger = left({ kind: 'refused', code: 404, message: refusals.gateUnknown.text } as const);
const list = gateList();
const opened = done('open', { device: 'd1', list: null, queue: [] });
const openedAgain = done('open', { device: 'd1', list, queue: [] });
const timed = <A>(answer: A) => ({ answer, at: gateNow });
const listed = done('list', timed(right(list)));
const relisted = done('relist', timed(right(list)));
const byNumber = { type: 'scan.named', subject: 'HP 1208 0346', by: 'number' } as const;
const otherGate = { type: 'scan.named', subject: 'HP12080401', by: 'list' } as const;
const unknown = { type: 'scan.named', subject: 'HP1', by: 'number' } as const;
const forged = {
  type: 'scan.named',
  subject: `HT1.conf-1.HP12080346.2.1.${'s'.repeat(86)}`,
  by: 'code',
} as const;
const requested = { type: 'scan.requested' } as const;
const readCode = done('scan', right(forged.subject));
const called = done('scan', left({ kind: 'cancelled' } as const));
const broken = done('scan', left({ kind: 'versionTooLow' } as const));
const retried = { type: 'scan.retried' } as const;
const dismissed = { type: 'scan.dismissed' } as const;
const offline = { type: 'link.offlineChosen' } as const;
const online = { type: 'link.onlineChosen' } as const;
const reload = { type: 'list.retried' } as const;
const gate = { type: 'gate.chosen', name: 'B 馆 3 号门' } as const;
const entry = { type: 'entry.chosen', id: 'main' } as const;
const stamped = done('stamp', { nonce: 'n1', at: gateNow, signed: false });
const stampedLater = done('stamp', { nonce: 'n2', at: gateNow + 1_000, signed: false });
const admitted = {
  sequence: 1,
  outcome: 'admitted' as const,
  fault: null,
  skew: 0,
  ticket: gateTicket(),
  first: null,
  known: false,
};
const answeredAsk = done('ask', timed(right({ at: gateNow + 1_000, list: [admitted] })));
const unansweredAsk = done('ask', timed(network));
const sent = done('send', timed(right({ at: gateNow, list: [] })));
const unsent = done('send', timed(network));
const kept = done('keep', right(undefined));
const unkept = done('keep', full);
const dropped = done('drop', right(undefined));

explorationTests('gate-scanner', {
  machine: scannerMachine,
  inputs: [input],
  alphabet: [
    ...[opened, openedAgain, listed, done('list', timed(network)), done('list', timed(stranger))],
    ...[
      relisted,
      done('relist', timed(network)),
      byNumber,
      otherGate,
      requested,
      readCode,
      called,
      broken,
      retried,
      dismissed,
      offline,
      online,
    ],
    ...[reload, gate, entry, stamped, answeredAsk, unansweredAsk, sent, unsent, kept, unkept, dropped],
  ],
  facts: ({ context: { list: known, queue, named, scan, verdict, syncedAt, failure, gate: at } }) => [
    known === null,
    queue.length > 0,
    named?.by,
    scan?.decision,
    verdict?.kind,
    syncedAt === null,
    failure === null,
    at,
  ],
  invariants: scannerInvariants,
  limit: 1_000_000,
});

const running = [opened, listed];
const settled = [...running, relisted];
const asking = [...settled, byNumber, stamped];
const away = [...settled, offline];
const decided = [...away, byNumber, stamped];
const queued = [...decided, kept];
const ended = {
  type: 'xstate.done.actor.gate-scanner',
  actorId: 'gate-scanner',
  output: undefined,
} as const;
const sending = [...queued, dismissed, online];
const at = (link: string, sync: string, scan: string) => ({ running: { link, sync, scan } });
const fault = (snapshot: SnapshotFrom<typeof scannerMachine>) => {
  const { verdict } = selectScanner(snapshot);
  return verdict === null ? '' : `${verdict.kind} ${verdict.fault ?? ''}`.trim();
};
const anyScan = [byNumber];

transitionTable('gate-scanner', {
  machine: scannerMachine,
  input,
  text: fault,
  rows: [
    { from: [], target: 'opening', calls: [{ actor: 'open', input: ofGate }] },
    {
      from: [],
      event: opened,
      target: 'listing',
      calls: ['list'],
      context: { device: 'd1', queue: [], list: null },
    },
    { from: [], event: defect('open'), target: 'failed' },
    { from: [], event: after(3_000), target: 'failed', stops: ['open'] },
    {
      title: '[MKT-22] the list of the server opens the gate, online',
      from: [opened],
      event: listed,
      target: at('online', 'reading', 'ready'),
      calls: ['list'],
      context: { list, skew: 0, syncedAt: gateNow },
    },
    {
      title: '[SEC-05] a member who is not staff sees no gate',
      from: [opened],
      event: done('list', timed(stranger)),
      target: 'stranger',
      sends: [
        {
          to: 'parent',
          event: ended,
        },
      ],
    },
    { from: [opened], event: done('list', timed(network)), target: 'failed' },
    { from: [opened], event: defect('list'), target: 'failed' },
    { from: [opened], event: after(35_000), target: 'failed', stops: ['list'] },
    {
      from: [opened, done('list', timed(network))],
      event: offline,
      target: 'failed',
      refused: ['link.offlineChosen'],
    },
    { from: [opened, done('list', timed(network))], event: reload, target: 'opening', calls: ['open'] },
    {
      title: '[MKT-22] with the list of an earlier visit the staff goes on offline by one tap',
      from: [openedAgain, done('list', timed(network))],
      event: offline,
      target: at('offline', 'resting', 'ready'),
    },
    { from: settled, event: gate, target: at('online', 'resting', 'ready'), context: { gate: gate.name } },
    { from: settled, event: entry, target: at('online', 'resting', 'ready'), context: { entry: 'main' } },
    { from: settled, event: byNumber, target: at('online', 'resting', 'stamping'), calls: ['stamp'] },
    {
      from: [...settled, byNumber],
      event: stamped,
      target: at('online', 'resting', 'asking'),
      calls: ['send'],
      context: { sequence: 1 },
    },
    ...[defect('stamp'), after(3_000)].map((event) => ({
      from: [...settled, byNumber],
      event,
      target: at('online', 'resting', 'unkept'),
      ...('stops' in event ? {} : {}),
    })),
    {
      title: '[MKT-22] online the answer of the server is the verdict',
      from: asking,
      event: answeredAsk,
      target: at('online', 'resting', 'shown'),
      text: 'admitted',
      context: { skew: 1_000, syncedAt: gateNow },
    },
    {
      title:
        '[MKT-22] a question without an answer admits no attendee, and never turns the gate offline by itself',
      from: asking,
      event: unansweredAsk,
      target: at('online', 'resting', 'unanswered'),
      text: '',
    },
    { from: asking, event: defect('ask'), target: at('online', 'resting', 'unanswered') },
    { from: asking, event: after(8_000), target: at('online', 'resting', 'unanswered'), stops: ['ask'] },
    {
      from: [...asking, unansweredAsk],
      event: retried,
      target: at('online', 'resting', 'asking'),
      calls: ['send'],
    },
    {
      from: [...asking, unansweredAsk],
      event: offline,
      target: at('offline', 'resting', 'stamping'),
      calls: ['stamp'],
    },
    ...anyScan.map((event) => ({
      from: [...asking, unansweredAsk],
      event,
      target: at('online', 'resting', 'stamping'),
      calls: ['stamp'],
    })),
    {
      from: [...asking, answeredAsk],
      event: dismissed,
      target: at('online', 'resting', 'ready'),
      context: { verdict: null, scan: null, named: null },
    },
    {
      title: '[MKT-22] the scanner of the platform names a ticket by its code',
      from: [...settled, requested],
      event: readCode,
      target: at('online', 'resting', 'stamping'),
      calls: ['stamp'],
      context: { named: { subject: forged.subject, by: 'code' } },
    },
    { from: settled, event: requested, target: at('online', 'resting', 'scanning'), calls: ['scan'] },
    {
      from: [...settled, requested],
      event: called,
      target: at('online', 'resting', 'ready'),
      context: { failure: null },
    },
    {
      from: [...settled, requested],
      event: broken,
      target: at('online', 'resting', 'ready'),
      context: { failure: '当前应用版本过低，请升级到最新版本后再试' },
    },
    { from: [...settled, requested], event: defect('scan'), target: at('online', 'resting', 'ready') },
    {
      from: [...settled, requested],
      event: byNumber,
      target: at('online', 'resting', 'stamping'),
      calls: ['stamp'],
      stops: ['scan'],
    },
    ...[
      [...asking, answeredAsk],
      [...asking, unansweredAsk],
      [...decided, unkept],
    ].map((from) => ({
      from,
      event: requested,
      target: at(from.includes(offline) ? 'offline' : 'online', 'resting', 'scanning'),
      calls: ['scan'],
    })),
    {
      from: [...asking, answeredAsk],
      event: byNumber,
      target: at('online', 'resting', 'stamping'),
      calls: ['stamp'],
    },
    { from: settled, event: reload, target: at('online', 'reading', 'ready'), calls: ['list'] },
    { from: settled, event: after(30_000), target: at('online', 'reading', 'ready'), calls: ['list'] },
    { from: running, event: relisted, target: at('online', 'resting', 'ready'), context: { list } },
    { from: running, event: done('relist', timed(network)), target: at('online', 'resting', 'ready') },
    { from: running, event: defect('relist'), target: at('online', 'resting', 'ready') },
    { from: running, event: after(35_000), target: at('online', 'resting', 'ready'), stops: ['relist'] },
    {
      title: '[MKT-22] online again, the scans that wait are sent first',
      from: [...queued, dismissed],
      event: online,
      target: at('online', 'sending', 'ready'),
      calls: ['send'],
    },
    {
      from: sending,
      event: sent,
      target: at('online', 'dropping', 'ready'),
      calls: ['drop'],
      context: { syncedAt: gateNow },
    },
    {
      title: '[MKT-22] scans that were not sent stay on the device',
      from: sending,
      event: unsent,
      target: at('online', 'resting', 'ready'),
    },
    { from: sending, event: defect('send'), target: at('online', 'resting', 'ready') },
    { from: sending, event: after(35_000), target: at('online', 'resting', 'ready'), stops: ['send'] },
    ...[dropped, defect('drop')].map((event) => ({
      from: [...sending, sent],
      event,
      target: at('online', 'reading', 'ready'),
      calls: ['list'],
      context: { queue: [] },
    })),
    {
      from: [...sending, sent],
      event: after(3_000),
      target: at('online', 'reading', 'ready'),
      calls: ['list'],
      stops: ['drop'],
      context: { queue: [] },
    },
    {
      title: '[MKT-22] a scan that was kept while others were sent stays in the queue',
      from: [...sending, offline, byNumber, stampedLater, kept, sent],
      event: dropped,
      target: at('offline', 'resting', 'shown'),
      context: { queue: [expect.objectContaining({ scan: expect.objectContaining({ nonce: 'n2' }) })] },
    },
    {
      title: '[MKT-22] the own queue shows a second scan that the ticket has entered',
      from: [...queued, byNumber],
      event: stamped,
      target: at('offline', 'resting', 'keeping'),
      calls: ['keep'],
      text: 'repeated',
    },
    ...(
      [
        [otherGate, 'refused otherGate'],
        [unknown, 'refused unknownTicket'],
        [forged, 'refused forged'],
      ] as const
    ).map(([event, text]) => ({
      title: `[MKT-22] offline ${event.subject.slice(0, 24)} is ${text}`,
      from: [...settled, gate, offline, event],
      event: stamped,
      target: at('offline', 'resting', 'keeping'),
      calls: ['keep'],
      text,
    })),
    { from: decided, event: defect('keep'), target: at('offline', 'resting', 'unkept'), text: 'admitted' },
    {
      from: decided,
      event: after(3_000),
      target: at('offline', 'resting', 'unkept'),
      stops: ['keep'],
      text: 'admitted',
    },
    ...[retried, byNumber].map((event) => ({
      from: [...decided, unkept],
      event,
      target: at('offline', 'resting', 'stamping'),
      calls: ['stamp'],
      ...(event === retried ? { text: 'admitted' } : {}),
    })),
    { from: settled, event: offline, target: at('offline', 'resting', 'ready') },
    { from: away, event: online, target: at('online', 'reading', 'ready'), calls: ['list'] },
    {
      title: '[MKT-22] offline the decision is kept before it is shown',
      from: [...away, byNumber],
      event: stamped,
      target: at('offline', 'resting', 'keeping'),
      calls: ['keep'],
    },
    { from: decided, event: kept, target: at('offline', 'resting', 'shown'), text: 'admitted' },
    {
      title: '[MKT-22] a full device shows no verdict, and says so',
      from: decided,
      event: unkept,
      target: at('offline', 'resting', 'unkept'),
      text: 'admitted',
      context: { queue: [] },
    },
  ],
});
