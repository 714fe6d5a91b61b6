import type { StatisticsMatter } from '../../../contract/statistics/statistics';
import type { StatisticsRow } from '../domain/statistics/release';

/** The facts of a publication of the statistics. */
export interface FiguresEdition {
  readonly number: number;
  readonly source: string;
  readonly scope: string;
  /** Milliseconds since 1970. */
  readonly asOf: number;
  /** The quarter whose figures are not final; null where all of them are. */
  readonly running: string | null;
}

/** Deals as they are counted by the statistics. */
export interface MarketFigures {
  /** The last publication; null where there is none. */
  readonly newest: () => Promise<FiguresEdition | null>;
  readonly rows: (edition: number, matter: StatisticsMatter) => Promise<readonly StatisticsRow[]>;
}
