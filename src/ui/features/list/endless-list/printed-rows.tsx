import type { ReactElement } from 'react';
import { RowContent } from './row-content';
import type { RowsProps } from './rows-props';
import { endlessListText as text } from './text';
import './printed-rows.css';

/** A sheet holds so many rows at most. */
const most = 500;

/** On paper: every row that is loaded, and how many of how many they are (DSK-01). */
export function PrintedRows<A>({ items, idOf, row, total, className, label }: RowsProps<A>): ReactElement {
  const printed = items.slice(0, most);
  return (
    <div className="rows-printed">
      <ul className={className} aria-label={label}>
        {printed.map((item) => (
          <li key={idOf(item)}>
            <RowContent item={item} row={row} />
          </li>
        ))}
      </ul>
      <p>{text.printed(printed.length, total)}</p>
    </div>
  );
}
