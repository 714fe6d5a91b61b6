import type { ReactElement } from 'react';
import { wanFigure } from '../../../../domain/number/amount-text';
import type { Amount } from '../../../../domain/number/amount';
import { dealPageText as text } from './text';

export interface BarChartProps {
  /** What the bars are of. */
  readonly name: string;
  /** The earliest first, 万元. */
  readonly years: readonly { readonly year: string; readonly value: Amount }[];
}

const width = 358;
const height = 112;
const top = 24;
const bottom = 88;
const barWidth = 32;

/** A figure by year as bars from zero; the last year in amber. The table holds the same figures. */
export function BarChart({ name, years }: BarChartProps): ReactElement {
  const values = years.map(({ value }) => Number(value));
  const most = Math.max(0, ...values);
  const range = most - Math.min(0, ...values) || 1;
  const heightOf = (value: number): number => (Math.abs(value) / range) * (bottom - top);
  const zero = top + heightOf(most);
  const step = width / years.length;
  const said = years.map(({ year, value }) => text.chartFigure(year, wanFigure(value))).join('，');
  return (
    <figure className="chart">
      <figcaption>{name}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.chartLabel(name, said)}>
        <path className="chart-floor" d={`M0 ${zero + 0.5}h${width}`} />
        {years.map(({ year, value }, index) => {
          const middle = step * (index + 0.5);
          const tall = Math.max(1, heightOf(Number(value)));
          const y = Number(value) < 0 ? zero : zero - tall;
          return (
            <g key={year} className={index === years.length - 1 ? 'chart-last' : undefined}>
              <rect x={middle - barWidth / 2} y={y} width={barWidth} height={tall} />
              <text x={middle} y={Math.min(y, zero) - 6} className="chart-figure">
                {wanFigure(value)}
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
