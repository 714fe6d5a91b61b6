import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactElement } from 'react';
import { formatCount } from '../../../../contract/values/format-count';
import { shareOf, type StatisticsBar } from '../../../domain/statistics/statistics-figures';
import { investorsStatsText as text } from './text';

export interface ChartProps {
  readonly title: string;
  readonly bars: readonly StatisticsBar[];
  /** The key of the bar that is looked at. */
  readonly picked: string | null;
  readonly total: number | null;
  readonly onPick: (key: string | null) => void;
}

/** Bars of categories from the greatest on, with their numbers; each is a button. */
export function CategoryChart({ title, bars, picked, total, onPick }: ChartProps): ReactElement {
  const width = scaleLinear<number>({
    domain: [0, Math.max(1, ...bars.map(({ count }) => count ?? 0))],
    range: [0, 100],
  });
  return (
    <ul className="stats-bars" aria-label={title}>
      {bars.map(({ key, name, count }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={key !== null && key === picked}
            disabled={key === null}
            onClick={() => onPick(key === picked ? null : key)}
          >
            <span className="stats-bar-name">{name}</span>
            <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
              <rect className="stats-bar-ground" width={100} height={16} />
              <Bar className="stats-bar" width={width(count ?? 0)} height={16} />
            </svg>
            <b>{count === null ? text.hiddenWord : formatCount(count)}</b>
            <span className="stats-bar-share">{shareOf(count, total) ?? ''}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
