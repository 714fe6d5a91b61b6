import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { rowFocusIn } from './row-focus';
import { RowContent } from './row-content';
import type { RowsProps } from './rows-props';
import type { RowsBefore, RowsNearView as RowsNearViewPart } from './rows-near-view';

/** Up to this number, all rows are in the document, as the server sends them. */
const all = 20;

const held: { RowsNearView?: typeof RowsNearViewPart } = {};

/** Without the code all rows are rendered: the list still grows. */
const nearView = async (): Promise<void> => {
  held.RowsNearView ??= (await import('./rows-near-view')).RowsNearView;
};

/** How the rows are shown: all of the first `count`; or those near the view, in place of the earlier ones. */
type Shown =
  | { readonly kind: 'stand'; readonly count: number }
  | { readonly kind: 'near'; readonly before: RowsBefore | null };

/**
 * The rows of a list. Of many, only those near the view are in the document (PER-02). Before the switch the
 * rendered rows are measured, so that nothing moves, and the focus keeps its place.
 */
export function Rows<A>(props: RowsProps<A>): ReactElement {
  const { items, idOf, className, label, row } = props;
  const list = useRef<HTMLUListElement>(null);
  const { RowsNearView } = held;
  const isLong = items.length > all && RowsNearView !== undefined;
  // A list that is long from the start was here before: its page knows the sizes, or they are found out.
  const [shown, setShown] = useState<Shown>(() =>
    isLong ? { kind: 'near', before: null } : { kind: 'stand', count: items.length },
  );
  if (!isLong && (shown.kind === 'near' || shown.count !== items.length))
    setShown({ kind: 'stand', count: items.length });
  const goesOn = items.length > all / 2;
  useEffect(() => {
    if (goesOn) void nearView().catch(() => undefined);
  }, [goesOn]);
  useLayoutEffect(() => {
    if (!isLong || shown.kind === 'near' || list.current === null) return;
    const heights = [...list.current.children].map((row) => row.getBoundingClientRect().height);
    setShown({
      kind: 'near',
      before: { sizes: [heights], focus: rowFocusIn(list.current), top: window.scrollY },
    });
  }, [isLong, shown]);
  if (shown.kind === 'near' && RowsNearView !== undefined)
    return <RowsNearView {...props} before={shown.before} />;
  // What came with a list that becomes long is first made where only rows near view are.
  const standing = isLong && shown.kind === 'stand' ? items.slice(0, shown.count) : items;
  return (
    <ul ref={list} className={className} aria-label={label}>
      {standing.map((item) => (
        <li key={idOf(item)}>
          <RowContent item={item} row={row} />
        </li>
      ))}
    </ul>
  );
}
