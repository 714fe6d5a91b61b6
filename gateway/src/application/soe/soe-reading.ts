import { left, right, type Either } from 'fp-ts/Either';
import { dayOfMoment } from '../../../../contract/calendar/calendar-day';
import { stateCalendar } from '../../../../contract/calendar/state-calendar';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Soe, SoeDetail } from '../../../../contract/soe/soe';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import { standingOn, dayAndCalendar } from '../../domain/soe/soe-day';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { SoeQuery, Soes } from '../../ports/soes';
import { asVerified } from '../account/as-verified';

export interface SoeReadingNeeds {
  readonly soes: Soes;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Answer<A> = Promise<Either<Refusal, A>>;

/** What verified members read of listings: all that their notices show (SCR-05). */
export interface SoeReading {
  /** Counts the stages of this day where that is not done yet. */
  readonly countStages: () => Promise<void>;
  readonly page: (
    accountId: string,
    query: SoeQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Soe, DealPlace>>;
  readonly counts: (accountId: string, query: SoeQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string, id: string) => Answer<SoeDetail>;
}

export const makeSoeReading = ({ soes, accounts, clock }: SoeReadingNeeds): SoeReading => {
  const verified = asVerified(accounts, refusals.soeUnverified);
  const countStages = (): Promise<void> => {
    const day = dayOfMoment(clock.now());
    return soes.countStages(dayAndCalendar(day, stateCalendar), (listing) =>
      standingOn(listing, day, stateCalendar),
    );
  };
  /** Reads with the stages of this day. */
  const today = async <A>(read: () => Promise<A>): Answer<A> => {
    await countStages();
    return right(await read());
  };
  return {
    countStages,
    page: (accountId, query, asked) => verified(accountId, () => today(() => soes.page(query, asked))),
    counts: (accountId, query) => verified(accountId, () => today(() => soes.counts(query))),
    one: (accountId, id) =>
      verified(accountId, async () => {
        const listing = await soes.one(id);
        return listing === null ? left(refusals.soeUnknown) : right(listing);
      }),
  };
};
