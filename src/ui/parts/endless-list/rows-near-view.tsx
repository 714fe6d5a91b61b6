import { createContext, useContext, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import {
  WindowVirtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { remember } from '../../room/remember';
import { StayContext, type RowSizes } from '../../room/stay';
import { RowContent } from './row-content';
import type { RowsProps } from './rows-props';
import './rows-near-view.css';

export interface RowsNearViewProps<A> extends RowsProps<A> {
  /** How high the first rows are; null where they did not stand before. */
  readonly sizes: RowSizes | null;
}

type ListNames = Pick<RowsProps<unknown>, 'className' | 'label' | 'total'>;

const OfList = createContext<ListNames>({ className: '', total: null });

function List({ ref, style, children }: CustomContainerComponentProps): ReactElement {
  const { className, label } = useContext(OfList);
  return (
    <ul ref={ref} className={`${className} rows-near`} style={style} aria-label={label}>
      {children}
    </ul>
  );
}

/** A row says which of how many it is: the others may not be in the document. */
function Row({ ref, style, index, children }: CustomItemComponentProps): ReactElement {
  const { total } = useContext(OfList);
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={total ?? -1}>
      {children}
    </li>
  );
}

/** The rows near what is seen of the document; for the others stands their height. */
export function RowsNearView<A>(props: RowsNearViewProps<A>): ReactElement {
  const { items, idOf, row, total, className, label, sizes } = props;
  const rows = useRef<WindowVirtualizerHandle>(null);
  const stay = useContext(StayContext);
  // What the page lists, it says in its address: each list has its own sizes.
  const { search } = useLocation();
  const known = sizes ?? stay?.left.rows.get(search) ?? null;
  useLayoutEffect(
    () => () => {
      if (rows.current !== null && stay !== null) remember(stay.left.rows, search, rows.current.cache);
    },
    [stay, search],
  );
  // What stands below the rows, more on its way or its failure, makes none of them anew.
  const inView = useMemo(
    () => (
      <WindowVirtualizer
        ref={rows}
        data={items}
        as={List}
        item={Row}
        {...(known === null ? {} : { cache: known })}
      >
        {(item) => <RowContent key={idOf(item)} item={item} row={row} />}
      </WindowVirtualizer>
    ),
    [items, idOf, row, known],
  );
  return (
    <OfList value={useMemo(() => ({ className, label, total }), [className, label, total])}>{inView}</OfList>
  );
}
