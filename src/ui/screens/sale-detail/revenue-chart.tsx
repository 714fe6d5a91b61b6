import type { ReactElement } from 'react';
import { wanFigure } from '../../../domain/number/amount-text';
import type { Amount } from '../../../domain/number/amount';
import { saleDetailText as text } from './text';

export interface RevenueChartProps {
  /** The earliest first, 万元. */
  readonly years: readonly { readonly year: string; readonly revenue: Amount }[];
}

const width = 358;
const height = 112;
const floor = 88;
const tallest = 64;
const barWidth = 32;

/** Revenue by year as bars; the last year in amber. The same figures stand in the table below. */
export function RevenueChart({ years }: RevenueChartProps): ReactElement {
  const most = Math.max(1, ...years.map(({ revenue }) => Number(revenue)));
  const step = width / years.length;
  const said = years.map(({ year, revenue }) => text.chartFigure(year, wanFigure(revenue))).join('，');
  return (
    <figure className="chart">
      <figcaption>{text.revenueChart}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.chartLabel(said)}>
        <path className="chart-floor" d={`M0 ${floor + 0.5}h${width}`} />
        {years.map(({ year, revenue }, index) => {
          const middle = step * (index + 0.5);
          const tall = Math.max(1, (Math.max(0, Number(revenue)) / most) * tallest);
          const last = index === years.length - 1;
          return (
            <g key={year} className={last ? 'chart-last' : undefined}>
              <rect x={middle - barWidth / 2} y={floor - tall} width={barWidth} height={tall} />
              <text x={middle} y={floor - tall - 6} className="chart-figure">
                {wanFigure(revenue)}
              </text>
              <text x={middle} y={height - 7}>
                {year}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
