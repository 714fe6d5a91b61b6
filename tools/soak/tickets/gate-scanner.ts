import { isLeft } from 'fp-ts/Either';
import { admitOffline } from '../../../contract/gate/admit';
import { mostScans } from '../../../contract/gate/calls';
import { checkCode } from '../../../contract/gate/check-code';
import type { GateList, Scan, ScanResult } from '../../../contract/gate/gate';
import { readTicketCode } from '../../../contract/gate/ticket-code';
import type { GateKeeping } from '../../../gateway/src/application/gate/gate-keeping';
import { nextBatch, ticketWithQueue, type QueuedScan } from '../../../src/domain/gate/queued-scan';

export interface GateScannerNeeds {
  readonly keeping: GateKeeping;
  readonly conf: string;
  readonly staffId: string;
  readonly device: string;
  /** Verifies the signature of a code by the key that the list has. */
  readonly verify: (publicKey: string, text: string, signature: string) => boolean;
}

/** Whom the gate has let through, and whether it decided alone. */
export interface GateDecision {
  readonly admitted: boolean;
  readonly alone: boolean;
}

/** A gate: it asks the server, or decides by its list and its own queue, and sends what it decided later (MKT-22). */
export const gateScanner = async ({ keeping, conf, staffId, device, verify }: GateScannerNeeds) => {
  const source = { conf, device, staffId };
  let sequence = 0;
  let queue: readonly QueuedScan[] = [];
  let list: GateList;

  const readList = async (): Promise<GateList> => {
    const read = await keeping.list(conf, staffId);
    if (isLeft(read)) throw new Error(read.left.text);
    return read.right;
  };
  const sent = async (scans: readonly Scan[]): Promise<readonly ScanResult[]> => {
    const answer = await keeping.scan(source, scans);
    if (isLeft(answer)) throw new Error(answer.left.text);
    return answer.right.list;
  };
  list = await readList();

  const next = (subject: string, entry: string, at: number, decision: Scan['decision']): Scan => {
    sequence += 1;
    const nonce = `${device}-${sequence}`;
    return { sequence, nonce, at, entry, subject, decision, gate: device, by: 'code', fault: null };
  };

  return {
    waiting: (): number => queue.length,
    online: async (subject: string, entry: string, at: number): Promise<GateDecision> => {
      const [result] = await sent([next(subject, entry, at, 'asked')]);
      return { admitted: result?.outcome === 'admitted', alone: false };
    },
    offline: (subject: string, entry: string, at: number): GateDecision => {
      const read = readTicketCode(subject);
      const number = read?.code.ticket ?? null;
      const ticket = ticketWithQueue(list, queue, number);
      const publicKey = ticket?.publicKey ?? null;
      const signed = read !== null && publicKey !== null && verify(publicKey, read.text, read.signature);
      const fault =
        read === null ? 'malformed' : checkCode({ code: read.code, conf, ticket, signed, now: at });
      const verdict = admitOffline(ticket, entry, fault, { first: null, last: null });
      const scan = next(subject, entry, at, verdict.kind === 'admitted' ? 'admitted' : 'refused');
      const kept = verdict.kind === 'refused' ? { ...scan, fault: verdict.fault } : scan;
      queue = [...queue, { userId: staffId, conf, device, number, scan: kept }];
      return { admitted: verdict.kind === 'admitted', alone: true };
    },
    /**
     * Sends what waits, batch by batch. @param lost whether the answer to a batch is lost, so that it is sent again
     * @returns how many scans the server had already
     */
    synchronize: async (lost: () => boolean): Promise<number> => {
      let again = 0;
      while (queue.length > 0) {
        const batch = nextBatch(queue, mostScans);
        const scans = batch.map(({ scan }) => scan);
        const results = await sent(scans);
        again += results.filter(({ known }) => known).length;
        if (lost()) continue;
        const left = new Set(batch);
        queue = queue.filter((one) => !left.has(one));
      }
      list = await readList();
      return again;
    },
  };
};

export type GateScanner = Awaited<ReturnType<typeof gateScanner>>;
