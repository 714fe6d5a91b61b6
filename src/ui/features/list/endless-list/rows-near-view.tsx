import {
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactElement,
} from 'react';
import { useLocation } from 'react-router-dom';
import {
  WindowVirtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { usePrinting } from '../../../frame/context/use-printing';
import { remember } from '../../../frame/page-frame/remember';
import { StayContext, type RowSizes } from '../../../frame/page-frame/stay';
import { PrintedRows } from './printed-rows';
import { RowContent } from './row-content';
import { focusAgain, type RowFocus } from './row-focus';
import type { RowsProps } from './rows-props';
import './rows-near-view.css';

/** The rows before those near the view have been replaced by their height. */
export interface RowsBefore {
  /** How high the first ones are. */
  readonly sizes: RowSizes;
  /** Null where none of them had the focus. */
  readonly focus: RowFocus | null;
  /** How far the window was scrolled. */
  readonly top: number;
}

export interface RowsNearViewProps<A> extends RowsProps<A> {
  /** Null without any before. */
  readonly before: RowsBefore | null;
}

interface ListNames extends Pick<RowsProps<unknown>, 'className' | 'label' | 'total'> {
  /** With which the ids of its rows begin. */
  readonly id: string;
  /** Gives a row the focus that it is to have, once. */
  readonly onStanding: (row: number, id: string) => void;
}

const OfList = createContext<ListNames>({ className: '', total: null, id: '', onStanding: () => undefined });

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
  const { total, id, onStanding } = useContext(OfList);
  const rowId = `${id}${index}`;
  useLayoutEffect(() => onStanding(index, rowId), [onStanding, index, rowId]);
  return (
    <li id={rowId} ref={ref} style={style} aria-posinset={index + 1} aria-setsize={total ?? -1}>
      {children}
    </li>
  );
}

/** The rows near the visible part of the document; a spacer has the height of the others. */
export function RowsNearView<A>(props: RowsNearViewProps<A>): ReactElement {
  const { items, idOf, row, total, className, label, before } = props;
  const isPrinting = usePrinting();
  const id = useId();
  const top = useRef(before?.top ?? null);
  const focus = useRef(before?.focus ?? null);
  const onStanding = useCallback((standing: number, rowId: string): void => {
    if (focus.current?.row !== standing) return;
    focusAgain(document.getElementById(rowId), focus.current);
    focus.current = null;
  }, []);
  const rows = useRef<WindowVirtualizerHandle>(null);
  const stay = useContext(StayContext);
  // What the page lists, it says in its address: each list has its own sizes.
  const { search } = useLocation();
  const known = before?.sizes ?? stay?.left.rows.get(search) ?? null;
  useLayoutEffect(
    () => () => {
      if (rows.current !== null && stay !== null) remember(stay.left.rows, search, rows.current.cache);
    },
    [stay, search],
  );
  useLayoutEffect(() => {
    if (top.current !== null) window.scrollTo({ top: top.current, behavior: 'instant' });
    // Once: a page to which the user returns is where it was left.
    top.current = null;
  }, []);
  // The content below the rows, a pending or failed page, does not render them again.
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
    <OfList
      value={useMemo(
        () => ({ className, label, total, id, onStanding }),
        [className, label, total, id, onStanding],
      )}
    >
      {inView}
      {isPrinting ? <PrintedRows {...props} /> : null}
    </OfList>
  );
}
