import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Admission, GateTicket, OwnTicket } from '../../../../../../contract/gate/gate';
import type { GateStanding } from '../../../../../../contract/gate/check-code';
import type { TicketState } from '../../../../../../contract/ticket/ticket';
import { conferences, conferenceTicketTypes } from '../../kinds/conference/table';
import type { Orm } from '../../orm';
import { conferenceTicket } from '../../schema/conference-ticket';
import { gateAdmission, ticketKey } from '../../schema/gate';

const standings: Readonly<Record<TicketState, GateStanding>> = {
  pending: 'pending',
  toPay: 'pending',
  valid: 'valid',
  checkedIn: 'valid',
  transferred: 'transferred',
  refunded: 'refunded',
  cancelled: 'void',
  void: 'void',
};

/** The states in which a ticket lets its holder in. */
export const enteringStates: readonly TicketState[] = ['valid', 'checkedIn'];

/** The key of the present version, where the present holder registered it. */
const presentKey = and(
  eq(ticketKey.ticketNumber, conferenceTicket.number),
  eq(ticketKey.version, conferenceTicket.keyVersion),
  eq(ticketKey.accountId, conferenceTicket.holderId),
);

const columns = {
  number: conferenceTicket.number,
  attendee: conferenceTicket.name,
  company: conferenceTicket.company,
  phone: conferenceTicket.phone,
  type: conferenceTicketTypes.name,
  state: conferenceTicket.state,
  keyVersion: conferenceTicket.keyVersion,
  publicKey: ticketKey.publicKey,
};

interface Row {
  readonly number: string;
  readonly attendee: string;
  readonly company: string;
  readonly phone: string;
  readonly type: string;
  readonly state: TicketState;
  readonly keyVersion: number;
  readonly publicKey: string | null;
}

const ticketsWith = <C extends object>(orm: Orm, more: C & Parameters<Orm['select']>[0]) =>
  orm
    .select({ ...columns, ...more })
    .from(conferenceTicket)
    .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, conferenceTicket.typeId))
    .leftJoin(ticketKey, presentKey);

const gateTicket = ({ state, phone, ...row }: Row, admissions: readonly Admission[]): GateTicket => ({
  ...row,
  standing: standings[state],
  phoneTail: phone.slice(-4),
  admissions,
});

/** The admissions of tickets that count, by the number of the ticket. */
const admissionsOf = async (
  orm: Orm,
  condition: ReturnType<typeof eq>,
): Promise<ReadonlyMap<string, readonly Admission[]>> => {
  const { ticketNumber, entry, at, gate } = gateAdmission;
  const rows = await orm
    .select({ ticketNumber, entry, at, gate })
    .from(gateAdmission)
    .where(condition)
    .orderBy(asc(at), asc(entry));
  const found = new Map<string, readonly Admission[]>();
  for (const { ticketNumber: number, ...admission } of rows)
    found.set(number, [...(found.get(number) ?? []), admission]);
  return found;
};

/** Every ticket of a conference, in the order of their numbers. */
export const ticketsOfConference = async (orm: Orm, conf: string): Promise<readonly GateTicket[]> => {
  const [rows, admissions] = await Promise.all([
    ticketsWith(orm, {}).where(eq(conferenceTicket.conferenceId, conf)).orderBy(asc(conferenceTicket.number)),
    admissionsOf(orm, eq(gateAdmission.conferenceId, conf)),
  ]);
  return rows.map((row) => gateTicket(row, admissions.get(row.number) ?? []));
};

/** One ticket of a conference; null where it has none of this number. */
export const ticketOfNumber = async (orm: Orm, conf: string, number: string): Promise<GateTicket | null> => {
  const [rows, admissions] = await Promise.all([
    ticketsWith(orm, {}).where(
      and(eq(conferenceTicket.number, number), eq(conferenceTicket.conferenceId, conf)),
    ),
    admissionsOf(orm, eq(gateAdmission.ticketNumber, number)),
  ]);
  const [row] = rows;
  return row === undefined ? null : gateTicket(row, admissions.get(number) ?? []);
};

/** The tickets of a member, the conference that begins first at the front; those that were let go come last. */
export const ticketsOfHolder = async (orm: Orm, accountId: string): Promise<readonly OwnTicket[]> => {
  const rows = await ticketsWith(orm, {
    checkedInAt: conferenceTicket.checkedInAt,
    conf: {
      id: conferences.id,
      title: conferences.title,
      beginsAt: conferences.startsAt,
      endsAt: conferences.endsAt,
      place: conferences.venue,
    },
  })
    .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
    .where(eq(conferenceTicket.holderId, accountId))
    .orderBy(
      sql`${inArray(conferenceTicket.state, [...enteringStates])} desc`,
      asc(conferences.startsAt),
      asc(conferenceTicket.number),
    );
  return rows.map(({ state, phone: _phone, ...row }) => ({ ...row, standing: standings[state] }));
};
