import { and, asc, count, eq, sql } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import type { GateEntry } from '../../../../../../contract/gate/gate';
import { refusals, type Refusal } from '../../../../../../contract/refusal/refusal';
import type { Gates, KeyDraft } from '../../../../ports/gates';
import { conferences } from '../../kinds/conference/table';
import type { Database, Orm } from '../../orm';
import { account } from '../../schema/account';
import { conferenceTicket } from '../../schema/conference-ticket';
import { gateAdmission, gateEntry, gatePoint, gateScan, gateStaff, ticketKey } from '../../schema/gate';
import { enteringStates, ticketsOfConference, ticketsOfHolder } from './gate-rows';
import { keepScan } from './keep-scan';

/** What a conference without entries of its own lets in to. */
const onlyEntry: GateEntry = { id: 'main', title: '入场' };

const exists = async (orm: Orm, conf: string): Promise<boolean> =>
  (await orm.select({ id: conferences.id }).from(conferences).where(eq(conferences.id, conf))).length > 0;

/** The key of a ticket's present version; undefined where there is none. */
const keyAt = async (orm: Orm, number: string, version: number): Promise<string | undefined> =>
  (
    await orm
      .select({ publicKey: ticketKey.publicKey })
      .from(ticketKey)
      .where(and(eq(ticketKey.ticketNumber, number), eq(ticketKey.version, version)))
  )[0]?.publicKey;

const register = async (
  orm: Orm,
  { accountId, number, publicKey, replaces }: KeyDraft,
  at: number,
): Promise<Either<Refusal, void>> => {
  const [ticket] = await orm
    .select({ state: conferenceTicket.state, keyVersion: conferenceTicket.keyVersion })
    .from(conferenceTicket)
    .where(and(eq(conferenceTicket.number, number), eq(conferenceTicket.holderId, accountId)))
    .for('update');
  if (ticket === undefined) return left(refusals.gateTicketUnknown);
  if (!enteringStates.includes(ticket.state)) return left(refusals.gateTicketOver);
  // The answer to the first request may have been lost.
  if ((await keyAt(orm, number, ticket.keyVersion)) === publicKey) return right(undefined);
  if (ticket.keyVersion !== replaces) return left(refusals.gateKeyChanged);
  const version = ticket.keyVersion + 1;
  await orm.update(conferenceTicket).set({ keyVersion: version }).where(eq(conferenceTicket.number, number));
  await orm
    .insert(ticketKey)
    .values({ ticketNumber: number, version, accountId, publicKey, registeredAt: at });
  return right(undefined);
};

/** Tickets at the gates of conferences, in the database. */
export const gateStore = ({ orm, transaction }: Database): Gates => ({
  tickets: (accountId) => ticketsOfHolder(orm, accountId),
  register: (draft, at) => transaction((within) => register(within, draft, at)),
  isStaff: async (conf, accountId) =>
    (
      await orm
        .select({ id: gateStaff.accountId })
        .from(gateStaff)
        .where(and(eq(gateStaff.conferenceId, conf), eq(gateStaff.accountId, accountId)))
    ).length > 0,
  list: async (conf, at) => {
    const { id, title } = gateEntry;
    const { name, firstNumber: first, lastNumber: last } = gatePoint;
    const [[found], entries, points, tickets] = await Promise.all([
      orm
        .select({ id: conferences.id, title: conferences.title })
        .from(conferences)
        .where(eq(conferences.id, conf)),
      orm
        .select({ id, title })
        .from(gateEntry)
        .where(eq(gateEntry.conferenceId, conf))
        .orderBy(asc(gateEntry.place)),
      orm
        .select({ name, first, last })
        .from(gatePoint)
        .where(eq(gatePoint.conferenceId, conf))
        .orderBy(asc(name)),
      ticketsOfConference(orm, conf),
    ]);
    return found === undefined
      ? null
      : { conf: found, at, entries: entries.length === 0 ? [onlyEntry] : entries, points, tickets };
  },
  numberOf: async (conf, plain) =>
    (
      await orm
        .select({ number: conferenceTicket.number })
        .from(conferenceTicket)
        .where(
          and(
            eq(conferenceTicket.conferenceId, conf),
            sql`upper(regexp_replace(${conferenceTicket.number}, '[\\s-]', '', 'g')) = ${plain}`,
          ),
        )
        .limit(1)
    )[0]?.number ?? null,
  keep: (source, scan, named, judge, at) =>
    transaction((within) => keepScan(within, source, scan, named, judge, at)),
  nameStaff: async (conf, accountId, at) => {
    if (!(await exists(orm, conf))) return false;
    await orm.insert(gateStaff).values({ conferenceId: conf, accountId, namedAt: at }).onConflictDoNothing();
    return true;
  },
  dismissStaff: async (conf, accountId) =>
    (
      await orm
        .delete(gateStaff)
        .where(and(eq(gateStaff.conferenceId, conf), eq(gateStaff.accountId, accountId)))
        .returning({ id: gateStaff.accountId })
    ).length > 0,
  staff: (conf) =>
    orm
      .select({ name: account.name, phone: account.phone })
      .from(gateStaff)
      .innerJoin(account, eq(account.id, gateStaff.accountId))
      .where(eq(gateStaff.conferenceId, conf))
      .orderBy(asc(gateStaff.namedAt)),
  setEntry: async (conf, { id, title }) => {
    if (!(await exists(orm, conf))) return false;
    const [{ many } = { many: 0 }] = await orm
      .select({ many: count() })
      .from(gateEntry)
      .where(eq(gateEntry.conferenceId, conf));
    await orm
      .insert(gateEntry)
      .values({ conferenceId: conf, id, title, place: many })
      .onConflictDoUpdate({ target: [gateEntry.conferenceId, gateEntry.id], set: { title } });
    return true;
  },
  setPoint: async (conf, { name, first, last }) => {
    if (!(await exists(orm, conf))) return false;
    const set = { firstNumber: first, lastNumber: last };
    await orm
      .insert(gatePoint)
      .values({ conferenceId: conf, name, ...set })
      .onConflictDoUpdate({ target: [gatePoint.conferenceId, gatePoint.name], set });
    return true;
  },
  counts: async (conf) => {
    const [scans, admissions] = await Promise.all([
      orm
        .select({ name: gateScan.outcome, many: count() })
        .from(gateScan)
        .where(eq(gateScan.conferenceId, conf))
        .groupBy(gateScan.outcome),
      orm
        .select({ name: gateAdmission.entry, many: count() })
        .from(gateAdmission)
        .where(eq(gateAdmission.conferenceId, conf))
        .groupBy(gateAdmission.entry),
    ]);
    const byName = (rows: readonly { readonly name: string; readonly many: number }[]) =>
      Object.fromEntries(rows.map(({ name, many }) => [name, many]));
    return { scans: byName(scans), admissions: byName(admissions) };
  },
});
