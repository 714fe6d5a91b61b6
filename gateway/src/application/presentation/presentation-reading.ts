import { left, right, type Either } from 'fp-ts/Either';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import type { PresentationFilter } from '../../../../contract/presentation/calls';
import type { Presentation, PresentationDetail } from '../../../../contract/presentation/presentation';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isVerified } from '../../domain/account/is-verified';
import type { DealPlace } from '../../domain/deal/deal-place';
import { standingAt } from '../../domain/determination/determination';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import { closedPresentation, type StoredPresentation } from '../../domain/presentation/presentation';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Determinations } from '../../ports/determinations';
import type { Presentations } from '../../ports/presentations';

export interface PresentationReadingNeeds {
  readonly presentations: Presentations;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly determinations: Pick<Determinations, 'newest'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Answer<A> = Promise<Either<Refusal, A>>;

/** A presentation, and whether the caller may read its pages. */
interface Opened {
  readonly presentation: StoredPresentation;
  readonly open: boolean;
}

/**
 * What a caller may read of presentations; null is a visitor. Those of companies are public. A fund's is shown to
 * verified members, and its pages to determined ones (MKT-19).
 */
export interface PresentationReading {
  readonly page: (
    accountId: string | null,
    query: PresentationFilter,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Presentation, DealPlace>>;
  readonly counts: (accountId: string | null, query: PresentationFilter) => Answer<ChoiceCounts>;
  readonly one: (accountId: string | null, id: string) => Answer<PresentationDetail>;
  /** The same with its pages, which a caller without the determination may not read. */
  readonly opened: (accountId: string | null, id: string) => Answer<Opened>;
}

export const makePresentationReading = ({
  presentations,
  accounts,
  determinations,
  clock,
}: PresentationReadingNeeds): PresentationReading => {
  const readsFunds = async (accountId: string | null): Promise<boolean> =>
    accountId !== null && isVerified(await accounts.byId(accountId));
  const isDetermined = async (accountId: string | null): Promise<boolean> =>
    accountId !== null && standingAt(await determinations.newest(accountId), clock.now()) === 'valid';

  const opened: PresentationReading['opened'] = async (accountId, id) => {
    const presentation = await presentations.one(id);
    if (presentation === null) return left(refusals.presentationUnknown);
    if (!presentation.gated) return right({ presentation, open: true });
    if (!(await readsFunds(accountId))) return left(refusals.presentationUnverified);
    return right({ presentation, open: await isDetermined(accountId) });
  };

  return {
    page: async (accountId, query, asked) =>
      right(await presentations.page({ ...query, withGated: await readsFunds(accountId) }, asked)),
    counts: async (accountId, query) =>
      right(await presentations.counts({ ...query, withGated: await readsFunds(accountId) })),
    one: async (accountId, id) => {
      const found = await opened(accountId, id);
      if (found._tag === 'Left') return found;
      const { presentation, open } = found.right;
      return right(open ? presentation : closedPresentation(presentation));
    },
    opened,
  };
};
