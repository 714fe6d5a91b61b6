import type { SnapshotFrom } from 'xstate';
import type { OwnTicket } from '../../../../contract/gate/gate';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import { shownTicket } from './context';
import type { TicketCodeMachine } from './machine';

const phases = [
  'unknown',
  'empty',
  'over',
  'elsewhere',
  'registering',
  'unready',
  'keyless',
  'shown',
] as const;

/** What a view sees of a ticket's code. */
export interface TicketCodeStatus {
  readonly phase: (typeof phases)[number] | 'preparing';
  readonly tickets: readonly OwnTicket[];
  readonly ticket: OwnTicket | null;
  /** The text of the QR code; null where there is none. */
  readonly code: string | null;
  readonly awake: boolean;
  /** Milliseconds since 1970; null while the server answers. */
  readonly offlineSince: number | null;
  /** When the server listed the tickets; null before it did. */
  readonly listedAt: number | null;
  readonly asking: boolean;
  /** Why the tickets or the key did not come; null where they did. */
  readonly failure: string | null;
  readonly unkept: StorageFailure | null;
}

export const selectTicketCode = (snapshot: SnapshotFrom<TicketCodeMachine>): TicketCodeStatus => {
  const { tickets, code, awake, offlineSince, failure, unkept } = snapshot.context;
  const signing = snapshot.matches({ code: 'signing' }) && code !== null;
  return {
    phase: signing ? 'shown' : (phases.find((phase) => snapshot.matches({ code: phase })) ?? 'preparing'),
    tickets: tickets?.list ?? [],
    ticket: shownTicket(snapshot.context),
    code: code?.text ?? null,
    awake,
    offlineSince,
    listedAt: tickets?.at ?? null,
    asking: snapshot.matches({ list: 'asking' }) || snapshot.matches({ list: 'recalling' }),
    failure,
    unkept,
  };
};
