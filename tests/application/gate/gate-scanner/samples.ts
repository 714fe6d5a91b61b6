import { left, right } from 'fp-ts/Either';
import { codeText, windowAt, type TicketCode } from '../../../../contract/gate/ticket-code';
import type { GateTicket, Scan } from '../../../../contract/gate/gate';
import { refusals } from '../../../../contract/refusal/refusal';
import type { ScannerMachine } from '../../../../src/application/gate/gate-scanner/machine';
import { selectScanner } from '../../../../src/application/gate/gate-scanner/status';
import type { QueuedScan } from '../../../../src/domain/gate/queued-scan';
import type { CameraFault } from '../../../../src/ports/camera-codes';
import type { SnapshotFrom } from 'xstate';
import { done, says } from '../../../support/explore/step';
import { gateList, gateNow, gateTicket } from '../../../support/samples/tickets';

export const input = { userId: 'u1', conf: 'conf-1', scansCodes: true };
export const ofGate = { userId: 'u1', conf: 'conf-1' };
export const network = left({ kind: 'network' } as const);
export const full = left({ kind: 'full' } as const);
export const stranger = left({ kind: 'refused', code: 404, message: refusals.gateUnknown.text } as const);
export const list = gateList();
export const opened = done('open', { device: 'd1', list: null, queue: [] });
export const openedAgain = done('open', { device: 'd1', list, queue: [] });
export const timed = <A>(answer: A) => ({ answer, at: gateNow });
export const listed = done('list', timed(right(list)));
export const relisted = done('relist', timed(right(list)));
export const byNumber = { type: 'scan.named', subject: 'HP 1208 0346', by: 'number' } as const;
export const otherGate = { type: 'scan.named', subject: 'HP12080401', by: 'list' } as const;
export const unknown = { type: 'scan.named', subject: 'HP1', by: 'number' } as const;
export const forged = {
  type: 'scan.named',
  subject: `HT1.conf-1.HP12080346.2.1.${'s'.repeat(86)}`,
  by: 'code',
} as const;
export const requested = { type: 'scan.requested' } as const;
export const readCode = done('scan', right(forged.subject));
export const called = done('scan', left({ kind: 'cancelled' } as const));
export const broken = done('scan', left({ kind: 'versionTooLow' } as const));
export const cameraOpened = says('camera', { type: 'camera.opened' });
const readEvent = { type: 'camera.read', text: forged.subject } as const;
export const cameraRead = says('camera', readEvent);
export const cameraClosed = { type: 'camera.closed' } as const;
export const cameraEnded = (fault: CameraFault) => {
  const event = { type: 'camera.ended', fault } as const;
  return says('camera', event);
};
export const cameraFaults = [
  ['refused', 'cameraRefused'],
  ['missing', 'cameraMissing'],
  ['unopened', 'cameraUnopened'],
  ['stopped', 'cameraEnded'],
] as const;
export const retried = { type: 'scan.retried' } as const;
export const dismissed = { type: 'scan.dismissed' } as const;
export const offline = { type: 'link.offlineChosen' } as const;
export const online = { type: 'link.onlineChosen' } as const;
export const reload = { type: 'list.retried' } as const;
export const gate = { type: 'gate.chosen', name: 'B 馆 3 号门' } as const;
export const entry = { type: 'entry.chosen', id: 'main' } as const;
export const stamped = done('stamp', { nonce: 'n1', at: gateNow, signed: false });
export const stampedLater = done('stamp', { nonce: 'n2', at: gateNow + 1_000, signed: false });
export const admitted = {
  sequence: 1,
  outcome: 'admitted' as const,
  fault: null,
  skew: 0,
  ticket: gateTicket(),
  first: null,
  known: false,
};
const rowOf = (scan: Pick<Scan, 'sequence' | 'nonce' | 'at' | 'decision' | 'fault'>): QueuedScan => ({
  userId: 'u1',
  conf: 'conf-1',
  device: 'd1',
  number: 'HP12080346',
  scan: { ...scan, entry: 'main', gate: '', by: 'number', subject: byNumber.subject },
});
export const first = rowOf({ sequence: 1, nonce: 'n1', at: gateNow, decision: 'admitted', fault: null });
export const second = rowOf({
  sequence: 2,
  nonce: 'n2',
  at: gateNow + 1_000,
  decision: 'refused',
  fault: 'entered',
});
export const answeredAsk = done('ask', timed(right({ at: gateNow + 1_000, list: [admitted] })));
export const unansweredAsk = done('ask', timed(network));
export const sent = done('send', timed(right({ at: gateNow, list: [] })));
export const unsent = done('send', timed(network));
const notTaken = left({ kind: 'refused', code: 400, message: refusals.gateScans.text } as const);
export const unaccepted = done('send', timed(notTaken));
export const kept = done('keep', right(undefined));
export const unkept = done('keep', full);
export const dropped = done('drop', right(undefined));

export const running = [opened, listed];
export const settled = [...running, relisted];
export const asking = [...settled, byNumber, stamped];
export const away = [...settled, offline];
export const decided = [...away, byNumber, stamped];
export const queued = [...decided, kept];
export const ended = {
  type: 'xstate.done.actor.gate-scanner',
  actorId: 'gate-scanner',
  output: undefined,
} as const;
export const sending = [...queued, dismissed, online];
export const at = (
  link: string,
  sync: string,
  scan: string | { readonly camera: string } | { readonly keeping: string },
) => ({
  running: { link, sync, scan },
});
export const writing = { keeping: 'writing' } as const;
export const prompting = { camera: 'prompting' } as const;
export const filmingAlone = [...settled, requested];
export const filming = [...settled, requested, broken];
export const fault = (snapshot: SnapshotFrom<ScannerMachine>) => {
  const { verdict } = selectScanner(snapshot);
  return verdict === null ? '' : `${verdict.kind} ${verdict.fault ?? ''}`.trim();
};
export const anyScan = [byNumber];
export const coded = (change: Partial<TicketCode>) => ({
  type: 'scan.named' as const,
  by: 'code' as const,
  subject: codeText(
    { conf: 'conf-1', ticket: 'HP12080346', keyVersion: 2, window: windowAt(gateNow), ...change },
    's'.repeat(86),
  ),
});
export const listWith = (change: Partial<GateTicket>) => gateList({ tickets: [gateTicket(change)] });
export const relistedAs = (change: Partial<GateTicket>) => done('relist', timed(right(listWith(change))));
