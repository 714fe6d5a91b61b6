import type { ReactElement } from 'react';
import type { StatisticsMatter } from '../../../../contract/statistics/statistics';
import { amountFigure, figureText } from '../../../../contract/values/amount-figure';
import { formatCount } from '../../../../contract/values/format-count';
import { shareOf, type StatisticsBar } from '../../../domain/statistics/statistics-figures';
import { Separator } from '../../kit/display/separator/separator';
import { investorsStatsText as text } from './text';

interface PickedProps {
  readonly matter: StatisticsMatter;
  /** Null where no bar is looked at. */
  readonly bar: StatisticsBar | null;
  readonly total: number | null;
  readonly isRunning: boolean;
}

/** The figures of the bar that is looked at, above the chart. */
export function PickedBar({ matter, bar, total, isRunning }: PickedProps): ReactElement {
  if (bar === null)
    return (
      <p className="stats-picked" role="status">
        {text.wholeHint}
      </p>
    );
  const { name, count, cell } = bar;
  const share = shareOf(count, total);
  const facts = [
    count === null ? text.hiddenWord : `${formatCount(count)} ${text.measure[matter]}`,
    ...(share === null ? [] : [text.pickedShare(share)]),
    ...(cell === null || cell.amount === null
      ? []
      : [`${text.amount[matter]} ${figureText(amountFigure(cell.amount))}`]),
    ...(cell === null || cell.median === null
      ? []
      : [`${text.median[matter]} ${figureText(amountFigure(cell.median))}`]),
    ...(isRunning ? [text.running] : []),
  ];
  return (
    <p className="stats-picked" role="status">
      <b>{name}</b>
      {facts.map((fact) => (
        <span key={fact}>
          <Separator />
          {fact}
        </span>
      ))}
    </p>
  );
}
