import { standingFault, type GateFault } from './check-code';
import type { Admission, GatePoint, GateTicket } from './gate';

/** A ticket number as it is compared: without spaces and hyphens, in capitals. */
export const plainNumber = (number: string): string => number.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether the gate lets this number in without network; a gate without a range lets every number in. */
export const isInRange = ({ first, last }: Pick<GatePoint, 'first' | 'last'>, number: string): boolean => {
  const plain = plainNumber(number);
  return (first === null || plain >= plainNumber(first)) && (last === null || plain <= plainNumber(last));
};

/** What a scan ends with. */
export type Verdict =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'repeated'; readonly first: Admission }
  | { readonly kind: 'refused'; readonly fault: GateFault };

const refused = (fault: GateFault): Verdict => ({ kind: 'refused', fault });

/** Lets a named ticket in to an entry once. @param fault what the check of its code has found */
export const admit = (
  ticket: Pick<GateTicket, 'standing' | 'admissions'> | null,
  entry: string,
  fault: GateFault | null,
): Verdict => {
  if (fault !== null) return refused(fault);
  if (ticket === null) return refused('unknownTicket');
  const standing = standingFault(ticket.standing);
  if (standing !== null) return refused(standing);
  const first = ticket.admissions.find((one) => one.entry === entry);
  return first === undefined ? { kind: 'admitted' } : { kind: 'repeated', first };
};

/** The same without network: a ticket in the range of another gate is left to that gate. */
export const admitOffline = (
  ticket: Pick<GateTicket, 'standing' | 'admissions' | 'number'> | null,
  entry: string,
  fault: GateFault | null,
  gate: Pick<GatePoint, 'first' | 'last'>,
): Verdict => {
  const verdict = admit(ticket, entry, fault);
  return verdict.kind === 'admitted' && ticket !== null && !isInRange(gate, ticket.number)
    ? refused('otherGate')
    : verdict;
};
