import { isLeft, left, right, type Either } from 'fp-ts/Either';
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

export interface SoeReadingNeeds {
  readonly soes: Soes;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Answer<A> = Promise<Either<Refusal, A>>;

/** What verified members read of listings: all that their notices show (SCR-05). */
export interface SoeReading {
  readonly page: (
    accountId: string,
    query: SoeQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Soe, DealPlace>>;
  readonly counts: (accountId: string, query: SoeQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string, id: string) => Answer<SoeDetail>;
}

export const makeSoeReading = ({ soes, accounts, clock }: SoeReadingNeeds): SoeReading => {
  const asVerified = async <A>(accountId: string, read: () => Promise<A>): Answer<A> => {
    const account = await accounts.byId(accountId);
    return account?.prove === '1' ? right(await read()) : left(refusals.soeUnverified);
  };
  /** Reads with the stages of this day. */
  const today = async <A>(read: () => Promise<A>): Promise<A> => {
    const day = dayOfMoment(clock.now());
    await soes.countStages(dayAndCalendar(day, stateCalendar), (listing) =>
      standingOn(listing, day, stateCalendar),
    );
    return read();
  };
  return {
    page: (accountId, query, asked) => asVerified(accountId, () => today(() => soes.page(query, asked))),
    counts: (accountId, query) => asVerified(accountId, () => today(() => soes.counts(query))),
    one: async (accountId, id) => {
      const read = await asVerified(accountId, () => soes.one(id));
      if (isLeft(read)) return read;
      return read.right === null ? left(refusals.soeUnknown) : right(read.right);
    },
  };
};
