import type { PublicationKind } from '../../../../contract/publication/form-texts';
import type { Session } from '../../domain/session/session';
import type { Aside } from '../../ports/aside';
import type { Clock } from '../../ports/clock';
import type { DealReads } from '../../ports/deal-reads';
import { dayMs } from '../../../../contract/values/duration';

export interface NoteReadNeeds {
  readonly reads: DealReads;
  readonly aside: Aside;
  readonly clock: Clock;
}

/** A person reads a deal or a demand of an owner; null is the platform's. */
export type NoteRead = (
  session: Session | null,
  kind: PublicationKind,
  dealId: string,
  ownerId: string | null,
) => void;

/** So many readings of the day are known to be counted already, without a look at the database. */
const most = 20_000;

/**
 * Counts readers: a member once a day and not for their own deals, visitors not at all. No caller waits for it, and a
 * read that is known to be counted costs nothing.
 */
export const makeNoteRead = ({ reads, aside, clock }: NoteReadNeeds): NoteRead => {
  const counted = new Set<string>();
  return (session, kind, dealId, ownerId) => {
    if (session === null || session.userId === ownerId) return;
    const day = Math.floor(clock.now() / dayMs);
    const accountId = session.userId;
    const key = JSON.stringify([kind, dealId, accountId, day]);
    if (counted.has(key)) return;
    // Forgotten, they are only looked up once more.
    if (counted.size >= most) counted.clear();
    counted.add(key);
    aside(() => reads.note({ kind, dealId, accountId, day }));
  };
};
