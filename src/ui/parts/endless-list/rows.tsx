import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { RowSizes } from '../../room/stay';
import type { RowsProps } from './rows-props';
import type { RowsNearView as RowsNearViewPart } from './rows-near-view';

/** Up to so many rows all of them stand in the document, as the server sends them. */
const all = 40;

const held: { RowsNearView?: typeof RowsNearViewPart } = {};

/** Without the code all rows stand: the list goes on as well. */
const nearView = async (): Promise<void> => {
  held.RowsNearView ??= (await import('./rows-near-view')).RowsNearView;
};

/**
 * The rows of a list. Where there are many, only those near what is seen are in the document (PER-02); before that
 * begins, those that stand are measured, so that nothing moves.
 */
export function Rows<A>(props: RowsProps<A>): ReactElement {
  const { items, idOf, className, label, row } = props;
  const list = useRef<HTMLUListElement>(null);
  const { RowsNearView } = held;
  const isLong = items.length > all && RowsNearView !== undefined;
  // A list that is long from the start was here before: its page knows the sizes, or they are found out.
  const [sizes, setSizes] = useState<RowSizes | 'stand' | 'unknown'>(isLong ? 'unknown' : 'stand');
  if (!isLong && sizes !== 'stand') setSizes('stand');
  const goesOn = items.length > all / 2;
  useEffect(() => {
    if (goesOn) void nearView().catch(() => undefined);
  }, [goesOn]);
  useLayoutEffect(() => {
    if (!isLong || sizes !== 'stand' || list.current === null) return;
    const heights = [...list.current.children].map((row) => row.getBoundingClientRect().height);
    setSizes([heights]);
  }, [isLong, sizes]);
  if (sizes === 'stand' || RowsNearView === undefined)
    return (
      <ul ref={list} className={className} aria-label={label}>
        {items.map((item) => (
          <li key={idOf(item)}>{row(item)}</li>
        ))}
      </ul>
    );
  return <RowsNearView {...props} sizes={sizes === 'unknown' ? null : sizes} />;
}
