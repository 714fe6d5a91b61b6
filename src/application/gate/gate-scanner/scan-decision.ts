import { isLeft } from 'fp-ts/Either';
import { admitOffline, plainNumber } from '../../../../contract/gate/admit';
import { checkCode, codeSkew } from '../../../../contract/gate/check-code';
import type { GateTicket, Scan, ScanResults } from '../../../../contract/gate/gate';
import { readTicketCode } from '../../../../contract/gate/ticket-code';
import { ticketWithQueue, type QueuedScan } from '../../../domain/gate/queued-scan';
import type { Answer } from '../../kit/from-call';
import type { Named, Naming, ScannerContext, ShownVerdict, Stamp } from './context';

/** What a scan is decided by. */
type ScanFacts = Pick<
  ScannerContext,
  'conf' | 'device' | 'entry' | 'gate' | 'list' | 'named' | 'queue' | 'sequence' | 'userId'
>;

const queuedNumber = ({ list, named }: ScanFacts): string | null => {
  if (named === null) return null;
  if (named.by === 'code') return named.read?.code.ticket ?? null;
  const plain = plainNumber(named.subject);
  return list?.tickets.find(({ number }) => plainNumber(number) === plain)?.number ?? null;
};

/** The ticket that was named, with the admissions that this device has decided since the list was made. */
const namedTicket = (context: ScanFacts): GateTicket | null =>
  context.list === null ? null : ticketWithQueue(context.list, context.queue, queuedNumber(context));

/** What the device verifies of the named code; null where it is no code of a listed ticket with a key. */
export const toVerify = (
  context: ScanFacts,
): { readonly publicKey: string; readonly text: string; readonly signature: string } | null => {
  const read = context.named?.read ?? null;
  const publicKey = namedTicket(context)?.publicKey ?? null;
  return read === null || publicKey === null
    ? null
    : { publicKey, text: read.text, signature: read.signature };
};

/** What this device finds without the server. */
const offlineVerdict = (context: ScanFacts, { at, signed }: Stamp): ShownVerdict => {
  const { named, conf, entry, gate, list } = context;
  const ticket = namedTicket(context);
  const read = named?.read ?? null;
  const fault =
    named?.by !== 'code'
      ? null
      : read === null
        ? 'malformed'
        : checkCode({ code: read.code, conf, ticket, signed, now: at });
  const point = list?.points.find(({ name }) => name === gate) ?? { first: null, last: null };
  const verdict = admitOffline(ticket, entry, fault, point);
  return {
    kind: verdict.kind,
    fault: verdict.kind === 'refused' ? verdict.fault : null,
    skew: read === null ? 0 : codeSkew(read.code, at),
    ticket,
    first: verdict.kind === 'repeated' ? verdict.first : null,
  };
};

/** The scan of what was named: a question for the server, or what this device decides itself. */
export const stampedScan = (
  context: ScanFacts,
  stamp: Stamp,
  asks: boolean,
): Pick<ScannerContext, 'verdict' | 'sequence' | 'failure'> & { readonly scan: Scan } => {
  const { named, entry, gate, sequence } = context;
  const verdict = asks ? null : offlineVerdict(context, stamp);
  const scan: Scan = {
    sequence: sequence + 1,
    nonce: stamp.nonce,
    at: stamp.at,
    entry,
    gate,
    by: named?.by ?? 'number',
    subject: named?.subject ?? '',
    decision: verdict === null ? 'asked' : verdict.kind === 'admitted' ? 'admitted' : 'refused',
    fault: verdict === null ? null : verdict.kind === 'repeated' ? 'entered' : verdict.fault,
  };
  return { scan, verdict, sequence: sequence + 1, failure: null };
};

/** The row of the present scan on the device. */
export const queuedScan = (context: ScanFacts & Pick<ScannerContext, 'scan'>): QueuedScan | null =>
  context.scan === null
    ? null
    : {
        userId: context.userId,
        conf: context.conf,
        device: context.device,
        number: queuedNumber(context),
        scan: context.scan,
      };

/** The verdict of the server about the present scan; null where it did not answer it. */
export const answeredVerdict = (answer: Answer<ScanResults>): ShownVerdict | null => {
  const result = isLeft(answer) ? undefined : answer.right.list[0];
  return result === undefined
    ? null
    : {
        kind: result.outcome,
        fault: result.fault,
        skew: result.skew,
        ticket: result.ticket,
        first: result.first,
      };
};

/** The ticket that is named; its code is read here once. */
export const namedBy = ({ subject, by }: Naming): Named => ({
  subject,
  by,
  read: by === 'code' ? readTicketCode(subject) : null,
});
