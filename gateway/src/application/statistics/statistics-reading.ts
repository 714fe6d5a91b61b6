import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { contradictionsIn, type StatisticsQuery } from '../../../../contract/statistics/query';
import type { Statistics, StatisticsMatter } from '../../../../contract/statistics/statistics';
import { answerOf } from '../../domain/statistics/answer';
import { releaseOf, type Release } from '../../domain/statistics/release';
import type { Accounts } from '../../ports/accounts';
import type { MarketFigures } from '../../ports/market-figures';
import { asVerified } from '../account/as-verified';

export interface StatisticsReadingNeeds {
  readonly figures: MarketFigures;
  readonly accounts: Pick<Accounts, 'byId'>;
}

/** What verified members read of the figures of the market (SCR-14). */
export interface StatisticsReading {
  readonly read: (accountId: string, query: StatisticsQuery) => Promise<Either<Refusal, Statistics>>;
}

interface KeptRelease {
  readonly edition: number;
  readonly release: Promise<Release>;
}

export const makeStatisticsReading = ({ figures, accounts }: StatisticsReadingNeeds): StatisticsReading => {
  const verified = asVerified(accounts, refusals.statisticsUnverified);
  /** One for each matter; which figures are hidden is decided once for each edition. */
  const kept = new Map<StatisticsMatter, KeptRelease>();
  const releaseIn = (edition: number, matter: StatisticsMatter): Promise<Release> => {
    const known = kept.get(matter);
    if (known?.edition === edition) return known.release;
    const made = { edition, release: figures.rows(edition, matter).then(releaseOf) };
    kept.set(matter, made);
    // One that failed is read again.
    made.release.catch(() => {
      if (kept.get(matter) === made) kept.delete(matter);
    });
    return made.release;
  };
  return {
    read: (accountId, query) =>
      verified(accountId, async () => {
        if (contradictionsIn(query).length > 0) return left(refusals.wrongParameters);
        const edition = await figures.newest();
        if (edition === null) return left(refusals.statisticsUnknown);
        const { number, ...facts } = edition;
        const release = await releaseIn(number, query.matter);
        return right({ ...facts, quarters: release.quarters, ...answerOf(release, query) });
      }),
  };
};
