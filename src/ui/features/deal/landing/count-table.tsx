import type { ReactElement } from 'react';
import { landingText as text } from './text';
import { mainKinds, type KindCount } from '../../../../domain/page/main-kinds';
import { formatCount } from '../../../../../contract/values/format-count';

export interface CountTableProps {
  /** By what things are counted: '按行业分布'. */
  readonly caption: string;
  /** The heads of the two columns. */
  readonly name: string;
  readonly count: string;
  readonly rows: readonly KindCount[];
}

/** The number of things of each of the largest kinds, and of the rest, as figures with bars. */
export function CountTable({
  caption,
  name: nameHead,
  count: countHead,
  rows,
}: CountTableProps): ReactElement {
  const shown = mainKinds(rows, text.rest);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <table className="industries">
      <caption className="vh">
        {caption}（{text.unit}）
      </caption>
      <thead className="vh">
        <tr>
          <th scope="col">{nameHead}</th>
          <th scope="col">{countHead}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width={(count / most) * 100} height="8" />
              </svg>
              {formatCount(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
