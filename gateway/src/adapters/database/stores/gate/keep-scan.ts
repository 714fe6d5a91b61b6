import { and, eq } from 'drizzle-orm';
import type { Scan } from '../../../../../../contract/gate/gate';
import type { JudgedScan } from '../../../../domain/gate/judge-scan';
import type { JudgeScan, KeptScan, NamedTicket, ScanSource } from '../../../../ports/gates';
import type { Orm } from '../../orm';
import { conferenceTicket } from '../../schema/conference-ticket';
import { gateAdmission, gateScan, ticketKey } from '../../schema/gate';
import { ticketLocked, ticketsMoved, type TicketRow } from '../ticket-move';
import { enteringStates, ticketOfNumber } from './gate-rows';

type GateScanRow = typeof gateScan.$inferSelect;

/** The scan of the device with this number: the same one, another one, or none. */
const sameNumber = (orm: Orm, { conf, device }: ScanSource, sequence: number): Promise<GateScanRow[]> =>
  orm
    .select()
    .from(gateScan)
    .where(
      and(eq(gateScan.conferenceId, conf), eq(gateScan.device, device), eq(gateScan.sequence, sequence)),
    );

/** What the scan was answered, by the present state: an earlier admission may have come since. */
const knownScan = async (orm: Orm, conf: string, scan: Scan, row: GateScanRow): Promise<KeptScan> => {
  const ticket = row.ticketNumber === null ? null : await ticketOfNumber(orm, conf, row.ticketNumber);
  const first =
    row.outcome === 'repeated' ? ticket?.admissions.find(({ entry }) => entry === row.entry) : null;
  const { outcome, fault, skew, at } = row;
  return { scan, judged: { outcome, fault, skew, at, first: first ?? null }, ticket, known: true };
};

/** The key that was registered under the version of the code; null where there was none. */
const namedKey = async (orm: Orm, { number, keyVersion }: NamedTicket): Promise<string | null> => {
  if (number === null || keyVersion === null) return null;
  const [key] = await orm
    .select({ publicKey: ticketKey.publicKey })
    .from(ticketKey)
    .where(and(eq(ticketKey.ticketNumber, number), eq(ticketKey.version, keyVersion)));
  return key?.publicKey ?? null;
};

/** Writes the admission that counts; the one that it takes the place of becomes a repetition. */
const writeAdmission = async (
  orm: Orm,
  conf: string,
  ticket: TicketRow,
  { entry, gate }: Scan,
  { at, fault }: JudgedScan,
  scanId: number,
  now: number,
): Promise<void> => {
  const { number, checkedInAt } = ticket;
  const ofEntry = and(eq(gateAdmission.ticketNumber, number), eq(gateAdmission.entry, entry));
  const [former] = await orm.select({ scanId: gateAdmission.scanId }).from(gateAdmission).where(ofEntry);
  if (former !== undefined)
    await orm.update(gateScan).set({ outcome: 'repeated' }).where(eq(gateScan.id, former.scanId));
  await orm
    .insert(gateAdmission)
    .values({ ticketNumber: number, entry, conferenceId: conf, scanId, at, gate })
    .onConflictDoUpdate({
      target: [gateAdmission.ticketNumber, gateAdmission.entry],
      set: { scanId, at, gate },
    });
  if (fault !== null || !enteringStates.includes(ticket.state)) return;
  await ticketsMoved(orm, [ticket], 'checkedIn', now);
  // Of several entries, and of gates that were offline, the earliest moment counts.
  if (checkedInAt === null || at < checkedInAt)
    await orm.update(conferenceTicket).set({ checkedInAt: at }).where(eq(conferenceTicket.number, number));
};

/**
 * Judges a scan and keeps it. The ticket is locked until the transaction ends: of two gates that admit it at once, the
 * second one sees the admission of the first.
 */
export const keepScan = async (
  orm: Orm,
  source: ScanSource,
  scan: Scan,
  named: NamedTicket,
  judge: JudgeScan,
  now: number,
): Promise<KeptScan> => {
  const { conf, device, staffId } = source;
  const locked = named.number === null ? null : await ticketLocked(orm, named.number);
  const before = await sameNumber(orm, source, scan.sequence);
  const same = before.find(({ nonce }) => nonce === scan.nonce);
  if (same !== undefined) return knownScan(orm, conf, scan, same);
  const ticket = named.number === null ? null : await ticketOfNumber(orm, conf, named.number);
  const judged: JudgedScan =
    before.length > 0
      ? { outcome: 'refused', fault: 'sequenceReused', skew: 0, first: null, at: Math.min(scan.at, now) }
      : judge(ticket, await namedKey(orm, named));
  const { sequence, nonce, entry, gate, by, subject, decision } = scan;
  const { outcome, fault, skew } = judged;
  const [added] = await orm
    .insert(gateScan)
    .values({
      conferenceId: conf,
      device,
      sequence,
      nonce,
      staffId,
      ticketNumber: ticket?.number ?? null,
      entry,
      gate,
      at: scan.at,
      receivedAt: now,
      by,
      subject,
      decision,
      outcome,
      fault,
      skew,
    })
    .onConflictDoNothing()
    .returning({ id: gateScan.id });
  if (added === undefined) {
    const [kept] = (await sameNumber(orm, source, sequence)).filter((row) => row.nonce === nonce);
    // Another request with the same scan was faster.
    if (kept !== undefined) return knownScan(orm, conf, scan, kept);
  } else if (outcome === 'admitted' && ticket !== null && locked !== null) {
    await writeAdmission(orm, conf, locked, scan, judged, added.id, now);
    const admitted = await ticketOfNumber(orm, conf, ticket.number);
    return { scan, judged, ticket: admitted ?? ticket, known: false };
  }
  return { scan, judged, ticket, known: false };
};
