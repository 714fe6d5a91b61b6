import type { ReactElement } from 'react';
import type { StatisticsMatter } from '../../../../contract/statistics/statistics';
import type { StatisticsRow } from '../../../domain/statistics/statistics-table';
import { investorsStatsText as text } from './text';

interface FiguresTableProps {
  readonly title: string;
  readonly matter: StatisticsMatter;
  /** The dimension of the rows. */
  readonly of: string;
  readonly rows: readonly StatisticsRow[];
  readonly total: readonly (string | null)[];
  readonly running: string | null;
}

const Figures = ({ of }: { readonly of: readonly (string | null)[] }): ReactElement => (
  <>
    {of.map((figure, place) => (
      <td key={text.columns('fund')[place]}>
        {figure ?? (
          <>
            <span aria-hidden="true">{text.hidden}</span>
            <span className="vh">{text.hiddenWord}</span>
          </>
        )}
      </td>
    ))}
  </>
);

/** All figures with their sum: what the chart shows, for reading and for a spreadsheet. */
export function FiguresTable({ title, matter, of, rows, total, running }: FiguresTableProps): ReactElement {
  return (
    <div className="stats-scroll" role="region" aria-label={title} tabIndex={0}>
      <table className="stats-table">
        <thead>
          <tr>
            {[of, ...text.columns(matter)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {key === running ? <small>{text.running}</small> : null}
              </th>
              <Figures of={figures} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            <Figures of={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
