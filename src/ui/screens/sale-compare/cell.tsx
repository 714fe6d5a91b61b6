import type { ReactElement } from 'react';
import type { ComparedCell, ComparedRow } from '../../../domain/sale/comparison';
import { figureText } from '../../../domain/sale/comparison-sheet';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { AmountValue } from '../../kit/display/amount/amount-value';
import { SealedField } from '../../kit/display/seal/sealed-field';
import { saleCompareText as text } from './text';

const Content = ({ cell }: { readonly cell: ComparedCell }): ReactElement => {
  switch (cell.kind) {
    case 'hidden':
      return <SealedField />;
    case 'absent':
      return <>{text.without.absent}</>;
    case 'afterLogin':
      return <>{text.without.afterLogin}</>;
    case 'negotiable':
      return <>{text.without.negotiable}</>;
    case 'notApplicable':
      return <>{text.without.notApplicable}</>;
    case 'text':
      return <>{withNarrowSpaces(cell.text)}</>;
    case 'figure':
      return cell.unit === 'amount' ? (
        <AmountValue of={{ kind: 'shown', value: cell.value }} />
      ) : (
        <b>{figureText(cell.unit, cell.value, text)}</b>
      );
  }
};

/** The space before it goes where a line ends, so that it begins its own line at the line's start. */
const Badge = ({ word }: { readonly word: string }): ReactElement => (
  <>
    {' '}
    <span className="compare-mark">{word}</span>
  </>
);

/** The value of a deal in a row, and whether it is the highest or the lowest of the comparable ones. */
export function Cell({ row, place }: { readonly row: ComparedRow; readonly place: number }): ReactElement {
  const cell = row.cells[place] ?? { kind: 'absent' as const };
  const words = row.mixed ? text.ofKind : text.ofAll;
  return (
    <td>
      <Content cell={cell} />
      {row.highest.includes(place) ? <Badge word={words.highest} /> : null}
      {row.lowest.includes(place) ? <Badge word={words.lowest} /> : null}
      {row.mixed && cell.kind === 'figure' && cell.of !== undefined ? (
        <small className="compare-kind">{cell.of}</small>
      ) : null}
    </td>
  );
}
