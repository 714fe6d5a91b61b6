import type { ReactElement } from 'react';
import { wanFigure } from '../../../../domain/number/amount-text';
import type { Amount } from '../../../../domain/number/amount';
import type { Disclosure } from '../../../../domain/sale/disclosure';
import type { Finance } from '../../../../domain/sale/sale-detail';
import { Icon } from '../../../kit/display/icon/icon';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { partsText } from '../../../kit/text';
import { dealPageText as text } from './text';

export interface FinanceTableProps {
  readonly finances: readonly Finance[];
  /** The id of the line that says the unit of all figures. */
  readonly unitId: string;
}

const subjects = ['revenue', 'ebitda', 'netProfit', 'assets', 'liabilities'] as const;

const Cell = ({ of }: { readonly of: Disclosure<Amount> }): ReactElement => {
  if (of.kind === 'shown') return <td>{wanFigure(of.value)}</td>;
  if (of.kind === 'absent') return <td>{partsText.absent}</td>;
  return (
    <td className="cell-sealed">
      <Icon name="lock" size={14} />
      <span className="vh">{partsText.sealed}</span>
    </td>
  );
};

/**
 * Figures by subject and year, in 万元; a subject that is sealed in every year is one seal. Where large text makes
 * it wider than the screen it moves sideways, by keyboard too: a figure is never broken.
 */
export function FinanceTable({ finances, unitId }: FinanceTableProps): ReactElement {
  const shown = subjects.filter((subject) => finances.some((year) => year[subject].kind !== 'absent'));
  return (
    <div className="finance-table" tabIndex={0} role="group" aria-label={text.finances}>
      <table aria-describedby={unitId}>
        <caption className="vh">{text.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.subject}</th>
            {finances.map(({ year, basis }) => (
              <th key={year} scope="col">
                {year}
                {basis === null ? null : <small>{text.basis[basis]}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((subject) => (
            <tr key={subject}>
              <th scope="row">{text.rows[subject]}</th>
              {finances.every((year) => year[subject].kind === 'hidden') ? (
                <td colSpan={finances.length}>
                  <SealedField />
                </td>
              ) : (
                finances.map((year) => <Cell key={year.year} of={year[subject]} />)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
