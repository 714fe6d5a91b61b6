import type { ReactElement } from 'react';
import { columnDirection, isOrdered, orderAfterPress } from '../../../../domain/deal-filter/column-order';
import type { ColumnHead, Columns } from '../../deal/deal-list/columns';
import { Drawing } from '../../../kit/display/icon/drawing';
import type { FilterFlow } from './filter-flow';
import { dealFilterText as text } from './text';
import './column-heads.css';

const arrows = {
  ascending: <path d="m6 15 6-6 6 6" />,
  descending: <path d="m6 9 6 6 6-6" />,
  none: <path d="M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5" />,
} as const;

type HeadProps = Pick<FilterFlow, 'filter' | 'kind' | 'onSort'> & { readonly head: ColumnHead };

function Head({ head: { word, className, by }, filter, kind, onSort }: HeadProps): ReactElement {
  if (by === undefined || !isOrdered(by, kind.sorts))
    return (
      <span role="columnheader" className={className}>
        {word}
      </span>
    );
  const { sort } = filter.shown;
  const direction = columnDirection(by, sort);
  return (
    <span role="columnheader" className={className} aria-sort={direction ?? undefined}>
      <button type="button" onClick={() => onSort(orderAfterPress(by, sort, kind.sorts))}>
        {word}
        <Drawing lines={arrows[direction ?? 'none']} size={16} />
      </button>
    </span>
  );
}

/** The heads of the columns that a list has on a desktop; those by which it can be ordered are pressed for it. */
export function ColumnHeads({
  columns: { heads, className },
  ...flow
}: FilterFlow & { readonly columns: Columns }): ReactElement {
  return (
    <div role="table" aria-label={text.columns(flow.kind.noun)}>
      <div role="row" className={`deal-columns sorted-columns deals-starred ${className}`}>
        {heads.map((head) => (
          <Head key={head.word} {...flow} head={head} />
        ))}
      </div>
    </div>
  );
}
