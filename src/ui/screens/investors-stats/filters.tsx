import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  filteredBy,
  statisticsChoices,
  type StatisticsDimension,
  type StatisticsQuery,
} from '../../../../contract/statistics/query';
import { statisticsMatters, type StatisticsMatter } from '../../../../contract/statistics/statistics';
import {
  changedStatistics,
  isCrossed,
  statisticsPath,
  statisticsSearch,
} from '../../../domain/statistics/statistics-address';
import { yearsOf } from '../../../domain/statistics/statistics-figures';
import { useShowList } from '../../features/list/choice-filter/use-show-list';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { investorsStatsText as text } from './text';

interface QueryProps {
  readonly query: StatisticsQuery;
}

const addressOf = (query: StatisticsQuery, change: Partial<StatisticsQuery>): string =>
  statisticsPath + statisticsSearch(changedStatistics(query, change));

const matters: readonly StatisticsMatter[] = ['investment', 'fund', 'merger'];
const dimensions = ['quarter', 'industry', 'region', 'round'] as const;

/** The matters that are counted; each is an address of the page. */
export const MatterTabs = ({ query }: QueryProps): ReactElement => (
  <FilterTabs
    label={text.matters}
    tabs={matters.map((matter) => ({
      to: addressOf(query, { matter }),
      word: statisticsMatters[matter],
      current: query.matter === matter,
    }))}
  />
);

/** The dimensions of the bars; only investments have rounds. */
export const DimensionTabs = ({ query }: QueryProps): ReactElement => (
  <FilterTabs
    label={text.dimensions}
    tabs={dimensions
      .filter((by) => by !== 'round' || query.matter === 'investment')
      .map((by) => ({ to: addressOf(query, { by }), word: text.by[by], current: query.by === by }))}
  />
);

const filters: readonly StatisticsDimension[] = ['industry', 'region', 'round'];

/** The period: all quarters, a year, or what else the address holds. */
const periodsOf = ({ from, to }: StatisticsQuery, quarters: readonly string[]) => {
  const years = yearsOf(quarters).map((year) => ({
    from: `${year}-Q1`,
    to: `${year}-Q4`,
    word: text.year(year),
  }));
  const periods = [{ from: null, to: null, word: text.wholePeriod }, ...years];
  const isKnown = periods.some((period) => period.from === from && period.to === to);
  const [first = '', last = ''] = [from ?? quarters[0], to ?? quarters.at(-1)];
  return isKnown ? periods : [...periods, { from, to, word: text.span(first, last) }];
};

export interface StatisticsFiltersProps extends QueryProps {
  /** The quarters that have figures; none while they are not known. */
  readonly quarters: readonly string[];
}

/** Period, industry, region and round: each choice is shown at once, and the address holds it. */
export function StatisticsFilters({ query, quarters }: StatisticsFiltersProps): ReactElement {
  const show = useShowList();
  const periods = periodsOf(query, quarters);
  const crossed = isCrossed(query);
  const isFiltered = filteredBy(query) !== null || query.from !== null || query.to !== null;
  return (
    <div className="stats-filters" role="group" aria-label={text.filter}>
      <select
        className={query.from === null && query.to === null ? 'stats-select' : 'stats-select stats-on'}
        aria-label={text.period}
        disabled={crossed}
        value={periods.findIndex(({ from, to }) => from === query.from && to === query.to)}
        onChange={({ target: { value } }) => {
          const { from = null, to = null } = periods[Number(value)] ?? {};
          show(addressOf(query, { from, to }));
        }}
      >
        {periods.map(({ word }, place) => (
          <option key={word} value={place}>
            {word}
          </option>
        ))}
      </select>
      {filters
        .filter((name) => name !== 'round' || query.matter === 'investment')
        .map((name) => (
          <select
            key={name}
            className={query[name] === null ? 'stats-select' : 'stats-select stats-on'}
            aria-label={text.labels[name]}
            value={query[name] ?? ''}
            onChange={({ target: { value } }) =>
              show(addressOf(query, { [name]: value === '' ? null : value }))
            }
          >
            <option value="">{text.all[name]}</option>
            {statisticsChoices[name].map(({ id, name: word }) => (
              <option key={id} value={id}>
                {word}
              </option>
            ))}
          </select>
        ))}
      {isFiltered ? (
        <Link
          replace
          className="stats-clear"
          to={addressOf(query, { from: null, to: null, industry: null, region: null, round: null })}
        >
          {text.clear}
        </Link>
      ) : null}
    </div>
  );
}
