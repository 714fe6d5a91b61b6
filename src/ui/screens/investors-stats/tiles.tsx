import type { ReactElement } from 'react';
import type { Statistics, StatisticsMatter } from '../../../../contract/statistics/statistics';
import { amountFigure } from '../../../../contract/values/amount-figure';
import type { Decimal } from '../../../../contract/values/decimal';
import { formatCount } from '../../../../contract/values/format-count';
import { shareOf } from '../../../domain/statistics/statistics-figures';
import { investorsStatsText as text } from './text';

interface TileProps {
  readonly name: string;
  readonly figure: string | null;
  readonly unit: string;
  readonly note: string;
}

const Tile = ({ name, figure, unit, note }: TileProps): ReactElement => (
  <div>
    <dt>{name}</dt>
    <dd>
      {figure === null ? (
        <b>{text.hidden}</b>
      ) : (
        <>
          <b>{figure}</b> {unit}
        </>
      )}
      {note === '' ? null : <small>{note}</small>}
    </dd>
  </div>
);

interface TilesProps {
  readonly matter: StatisticsMatter;
  readonly figures: Statistics;
}

/** The figures of all deals that are asked for, above the chart. */
export function StatisticsTiles({ matter, figures: { total } }: TilesProps): ReactElement {
  const { count, undisclosed, amount, median } = total;
  const measure = text.measure[matter];
  const ofAmount = (value: Decimal | null): Pick<TileProps, 'figure' | 'unit' | 'note'> =>
    value === null
      ? { figure: null, unit: '', note: count === null ? text.few : text.fewAmounts }
      : { ...amountFigure(value), note: '' };
  const share = shareOf(undisclosed, count);
  return (
    <dl className="stats-tiles" aria-label={text.figures}>
      <Tile
        name={text.count[matter]}
        figure={count === null ? null : formatCount(count)}
        unit={measure}
        note={count === null ? text.few : ''}
      />
      <Tile name={text.amount[matter]} {...ofAmount(amount)} />
      <Tile name={text.median[matter]} {...ofAmount(median)} />
      <Tile
        name={text.undisclosed}
        figure={undisclosed === null ? null : formatCount(undisclosed)}
        unit={measure}
        note={
          share === null ? text.undisclosedCounts : `${text.shareOfCount(share)}，${text.undisclosedCounts}`
        }
      />
    </dl>
  );
}
