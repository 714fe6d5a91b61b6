import { left, right, type Either } from 'fp-ts/Either';
import { plainNumber } from '../../../../contract/gate/admit';
import { mostScans } from '../../../../contract/gate/calls';
import type { GateList, Scan, ScanResult, ScanResults } from '../../../../contract/gate/gate';
import { readTicketCode } from '../../../../contract/gate/ticket-code';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isId } from '../../../../contract/values/id';
import { judgeScan } from '../../domain/gate/judge-scan';
import type { Clock } from '../../ports/clock';
import type { CodeVerifier, Gates, KeptScan, ScanSource } from '../../ports/gates';

export interface GateKeepingNeeds {
  readonly gates: Pick<Gates, 'isStaff' | 'list' | 'keep' | 'numberOf'>;
  readonly verifier: Pick<CodeVerifier, 'verify'>;
  readonly clock: Clock;
}

/** What the staff of a gate may do. */
export interface GateKeeping {
  readonly list: (conf: string, accountId: string) => Promise<Either<Refusal, GateList>>;
  /** Judges the scans one after the other, in the order of their numbers. */
  readonly scan: (source: ScanSource, scans: readonly Scan[]) => Promise<Either<Refusal, ScanResults>>;
}

/** The longest subject and name of a gate that are kept, in characters. */
const longestText = 300;

const isKept = ({ sequence, subject, gate }: Scan): boolean =>
  sequence > 0 &&
  subject.length <= longestText &&
  gate.length <= longestText &&
  !/\p{Cc}/u.test(subject + gate);

/** Takes the scans of the staff: each counts once, and each is kept, refused ones as well (MKT-22). */
export const makeGateKeeping = ({ gates, verifier, clock }: GateKeepingNeeds): GateKeeping => {
  const one = async (source: ScanSource, scan: Scan): Promise<KeptScan> => {
    const read = scan.by === 'code' ? readTicketCode(scan.subject) : null;
    const number =
      scan.by === 'code'
        ? (read?.code.ticket ?? null)
        : await gates.numberOf(source.conf, plainNumber(scan.subject));
    const now = clock.now();
    const named = { number, keyVersion: read?.code.keyVersion ?? null };
    return gates.keep(
      source,
      scan,
      named,
      (ticket, key) =>
        judgeScan({
          scan,
          conf: source.conf,
          read,
          ticket,
          signed: read !== null && key !== null && verifier.verify(key, read.text, read.signature),
          now,
        }),
      now,
    );
  };
  const resultOf = ({ scan, judged, ticket, known }: KeptScan): ScanResult => ({
    sequence: scan.sequence,
    outcome: judged.outcome,
    fault: judged.fault,
    skew: judged.skew,
    ticket,
    first: judged.first,
    known,
  });
  return {
    list: async (conf, accountId) => {
      if (!(await gates.isStaff(conf, accountId))) return left(refusals.gateUnknown);
      const list = await gates.list(conf, clock.now());
      return list === null ? left(refusals.gateUnknown) : right(list);
    },
    scan: async (source, scans) => {
      if (!(await gates.isStaff(source.conf, source.staffId))) return left(refusals.gateUnknown);
      if (!isId(source.device) || scans.length === 0 || scans.length > mostScans || !scans.every(isKept))
        return left(refusals.gateScans);
      const list: ScanResult[] = [];
      for (const scan of [...scans].sort((a, b) => a.sequence - b.sequence))
        list.push(resultOf(await one(source, scan)));
      return right({ at: clock.now(), list });
    },
  };
};
