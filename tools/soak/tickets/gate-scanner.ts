import { isLeft } from 'fp-ts/Either';
import { mostScans } from '../../../contract/gate/calls';
import type { GateList, Scan, ScanResult } from '../../../contract/gate/gate';
import type { GateKeeping } from '../../../gateway/src/application/gate/gate-keeping';
import {
  namedBy,
  queuedScan,
  stampedScan,
  toVerify,
} from '../../../src/application/gate/gate-scanner/scan-decision';
import { nextBatch, type QueuedScan } from '../../../src/domain/gate/queued-scan';

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

  /** The scan of a code, as the scanner of the product makes it. @param asks whether the server decides */
  const scanned = (subject: string, entry: string, at: number, asks: boolean) => {
    const named = namedBy({ subject, by: 'code' });
    const facts = { userId: staffId, conf, device, gate: device, entry, list, queue, sequence, named };
    const verified = toVerify(facts);
    const signed =
      !asks && verified !== null && verify(verified.publicKey, verified.text, verified.signature);
    const nonce = `${device}-${sequence + 1}`;
    const stamped = stampedScan(facts, { nonce, at, signed }, asks);
    sequence = stamped.sequence;
    return { ...stamped, row: queuedScan({ ...facts, ...stamped }) };
  };

  return {
    waiting: (): number => queue.length,
    online: async (subject: string, entry: string, at: number): Promise<GateDecision> => {
      const [result] = await sent([scanned(subject, entry, at, true).scan]);
      return { admitted: result?.outcome === 'admitted', alone: false };
    },
    offline: (subject: string, entry: string, at: number): GateDecision => {
      const { verdict, row } = scanned(subject, entry, at, false);
      if (row !== null) queue = [...queue, row];
      return { admitted: verdict?.kind === 'admitted', alone: true };
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
