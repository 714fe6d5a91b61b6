import {
  createContext,
  memo,
  useContext,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  WindowVirtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { StayContext, type RowSizes } from '../../room/stay';
import './rows-near-view.css';

interface ListNames {
  readonly className: string;
  readonly label: string | undefined;
  /** How many the whole list has; null while nobody knows. */
  readonly total: number | null;
}

export interface RowsNearViewProps extends ListNames {
  readonly items: readonly unknown[];
  readonly keyAt: (index: number) => string;
  readonly rowAt: (index: number) => ReactNode;
  /** How high the first rows are; null where they did not stand before. */
  readonly sizes: RowSizes | null;
}

/** So many rows are made before it is known how much is seen. */
const atFirst = 20;

const OfList = createContext<ListNames>({ className: '', label: undefined, total: null });

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

interface RowContentProps {
  readonly item: unknown;
  readonly index: number;
  readonly rowAt: RowsNearViewProps['rowAt'];
}

/** What is in a row: made again with its list, not as it is scrolled. */
const RowContent = memo(({ index, rowAt }: RowContentProps): ReactNode => rowAt(index));

/** The rows near what is seen of the document; for the others stands their height. */
export function RowsNearView(props: RowsNearViewProps): ReactElement {
  const { items, keyAt, rowAt, sizes } = props;
  const rows = useRef<WindowVirtualizerHandle>(null);
  const stay = useContext(StayContext);
  const known = sizes ?? stay?.sizes() ?? null;
  useLayoutEffect(
    () => () => {
      if (rows.current !== null) stay?.keepSizes(rows.current.cache);
    },
    [stay],
  );
  return (
    <OfList value={props}>
      <WindowVirtualizer
        ref={rows}
        data={items}
        as={List}
        item={Row}
        ssrCount={sizes?.[0].length ?? atFirst}
        {...(known === null ? {} : { cache: known })}
      >
        {(item, index) => <RowContent key={keyAt(index)} item={item} index={index} rowAt={rowAt} />}
      </WindowVirtualizer>
    </OfList>
  );
}
