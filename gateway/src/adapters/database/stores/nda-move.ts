import { and, eq } from 'drizzle-orm';
import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { Message } from '../../../domain/message/message';
import { endOfTerm, isOver } from '../../../domain/nda/nda';
import { actorOf, type NdaEvent } from '../../../domain/nda/nda-event';
import { ndaChange, type NdaChange, type NdaEventKind } from '../../../domain/nda/nda-machine';
import { ndaNotice, type NdaDeal } from '../../../domain/nda/nda-notice';
import type { MovedNda, NdaOf } from '../../../ports/ndas';
import type { Orm } from '../orm';
import { nda, ndaStep } from '../schema/nda';
import { sale } from '../kinds/sale/table';
import { accountLocked } from './account-lock';
import { isListedSale } from './listed-lock';
import { noticesAdded } from './message-store';
import { ndaOf, withHistory } from './nda-row';

type Row = typeof nda.$inferSelect;

/** The deal of an NDA, as messages name it. */
export const dealOf = async (orm: Orm, saleId: string): Promise<NdaDeal | null> => {
  const [deal] = await orm
    .select({
      id: sale.id,
      sourceType: sale.sourceType,
      code: sale.code,
      title: sale.title,
      ownerId: sale.ownerId,
      state: sale.state,
      hidden: sale.hidden,
    })
    .from(sale)
    .where(eq(sale.id, saleId));
  if (deal === undefined) return null;
  const { hidden, ...same } = deal;
  return { ...same, sealed: hidden.length > 0 };
};

/** The row, held until the transaction ends; where there was none, one that is unsigned. */
const locked = async (orm: Orm, { accountId, saleId }: NdaOf, at: number): Promise<Row | undefined> => {
  await orm
    .insert(nda)
    .values({ accountId, saleId, state: 'unsigned', changedAt: at })
    .onConflictDoNothing({ target: [nda.accountId, nda.saleId] });
  const [row] = await orm
    .select()
    .from(nda)
    .where(and(eq(nda.accountId, accountId), eq(nda.saleId, saleId)))
    .for('update');
  return row;
};

/** The columns that an event sets in addition to the state. */
const kept = (event: NdaEvent, at: number): Partial<typeof nda.$inferInsert> => {
  if (event.kind === 'approved') return { approvedAt: at, expiresAt: endOfTerm(at) };
  if (event.kind !== 'signatureGiven') return {};
  const { version, sha256, name, company, device } = event.signature;
  return {
    version,
    sha256,
    device,
    signerName: name,
    signerCompany: company,
    signedAt: event.signature.at,
    approvedAt: null,
    expiresAt: null,
    reminders: 0,
  };
};

const noteOf = (event: NdaEvent): string => (event.kind === 'rejected' ? event.reason : '');

const applied = async (
  orm: Orm,
  row: Row,
  event: NdaEvent,
  { to, step }: NdaChange,
  at: number,
): Promise<{ readonly row: Row; readonly notices: readonly Message[] }> => {
  if (step === null) return { row, notices: [] };
  const [after] = await orm
    .update(nda)
    .set({ ...kept(event, at), state: to, changedAt: at })
    .where(eq(nda.id, row.id))
    .returning();
  if (after === undefined) throw new Error('An NDA that was held is gone.');
  const signature = event.kind === 'signatureGiven' ? event.signature : null;
  await orm.insert(ndaStep).values({
    ndaId: row.id,
    at,
    kind: step,
    ...actorOf(event),
    note: noteOf(event),
    version: signature?.version ?? null,
    sha256: signature?.sha256 ?? null,
    device: signature?.device ?? null,
  });
  const deal = await dealOf(orm, row.saleId);
  const notice = deal === null ? null : ndaNotice(step, deal, ndaOf(after), noteOf(event));
  const notices = notice === null ? [] : await noticesAdded(orm, [{ ...notice, kind: 'deal', sentAt: at }]);
  return { row: after, notices };
};

/** How an event is refused on a deal that is not listed any more; null where it needs no listed deal. */
const dealOver: Readonly<Record<NdaEventKind, Refusal | null>> = {
  signatureGiven: refusals.ndaDealClosed,
  approved: refusals.ndaDealOver,
  withdrawn: null,
  rejected: null,
  termEnded: null,
};

/** Inside a transaction: one event, and before it the end of the term where that has passed. */
export const moveNdaWithin = async (
  orm: Orm,
  which: NdaOf,
  event: NdaEvent,
  at: number,
): Promise<Either<Refusal, MovedNda>> => {
  if (event.kind === 'signatureGiven') await accountLocked(orm, which.accountId);
  const held = await locked(orm, which, at);
  if (held === undefined) return left(refusals.ndaUnknown);
  const ended = isOver(held, at)
    ? await applied(orm, held, { kind: 'termEnded' }, { to: 'expired', step: 'expired' }, at)
    : { row: held, notices: [] };
  // What time alone does is done above, and only when it is time.
  const change =
    event.kind === 'termEnded'
      ? right<Refusal, NdaChange>({ to: ended.row.state, step: null })
      : ndaChange(ended.row.state, event.kind);
  if (isLeft(change)) return change;
  const refusal = change.right.step === null ? null : dealOver[event.kind];
  if (refusal !== null && !(await isListedSale(orm, which.saleId))) return left(refusal);
  const done = await applied(orm, ended.row, event, change.right, at);
  const [moved] = await withHistory(orm, [done.row]);
  if (moved === undefined) throw new Error('An NDA that was held is gone.');
  return right({ ...moved, notices: [...ended.notices, ...done.notices] });
};
