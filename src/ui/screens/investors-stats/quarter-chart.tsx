import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactElement } from 'react';
import { formatCount } from '../../../../contract/values/format-count';
import type { ChartProps } from './category-chart';
import { investorsStatsText as text } from './text';

const size = { width: 600, height: 160 } as const;

/** At least so high is the bar of a quarter with deals. */
const leastHeight = 2;

export interface QuarterChartProps extends Omit<ChartProps, 'total'> {
  /** The quarter whose figures are not final. */
  readonly running: string | null;
}

/** Bars of quarters from zero on. Two buttons lead through them, as the bars are narrower than a finger. */
export function QuarterChart({ title, bars, picked, running, onPick }: QuarterChartProps): ReactElement {
  const keys = bars.map(({ key }) => key ?? '');
  const left = scaleBand<string>({ domain: keys, range: [0, size.width], paddingInner: 0.3 });
  const height = scaleLinear<number>({
    domain: [0, Math.max(1, ...bars.map(({ count }) => count ?? 0))],
    range: [0, size.height],
  });
  const place = picked === null ? keys.length : keys.indexOf(picked);
  const step = left.step();
  const values = bars.map(
    ({ name, count }) => `${name} ${count === null ? text.hiddenWord : formatCount(count)}`,
  );
  return (
    <figure className="stats-quarters">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.chartOf(title, values.join('，'))}
      >
        {bars.map(({ key, count }) => {
          const tall = count === null || count === 0 ? 0 : Math.max(leastHeight, height(count));
          const isMarked = picked === null ? key === running : key === picked;
          return (
            <g key={key} onClick={() => onPick(key === picked ? null : key)}>
              <Bar
                className="stats-quarter-ground"
                x={left(key ?? '') ?? 0}
                width={step}
                height={size.height}
              />
              <Bar
                className={isMarked ? 'stats-bar stats-marked' : 'stats-bar'}
                x={left(key ?? '') ?? 0}
                y={size.height - tall}
                width={left.bandwidth()}
                height={tall}
              />
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{bars[0]?.name}</span>
        <span>
          {bars.length > 1 ? bars.at(-1)?.name : ''}
          {running !== null && keys.at(-1) === running ? `（${text.running}）` : ''}
        </span>
      </figcaption>
      <div className="stats-steps">
        <button type="button" disabled={place <= 0} onClick={() => onPick(keys[place - 1] ?? null)}>
          {text.previous}
        </button>
        <button
          type="button"
          disabled={place >= keys.length - 1}
          onClick={() => onPick(keys[place + 1] ?? null)}
        >
          {text.next}
        </button>
      </div>
    </figure>
  );
}
