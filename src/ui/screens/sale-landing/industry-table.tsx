import type { ReactElement } from 'react';
import type { SaleOverview } from '../../../../contract/sale/sale-overview';
import { saleLandingText as text } from './text';

export interface IndustryTableProps {
  readonly industries: SaleOverview['industries'];
}

/** How many deals each industry has, as figures with bars beside them. */
export function IndustryTable({ industries }: IndustryTableProps): ReactElement {
  const most = Math.max(1, ...industries.map(({ count }) => count));
  return (
    <table className="industries">
      <caption className="vh">
        {text.byIndustry}（{text.unit}）
      </caption>
      <thead className="vh">
        <tr>
          <th scope="col">{text.industry}</th>
          <th scope="col">{text.count}</th>
        </tr>
      </thead>
      <tbody>
        {industries.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width={(count / most) * 100} height="8" />
              </svg>
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
