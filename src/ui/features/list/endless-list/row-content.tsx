import { useMemo, type ReactElement } from 'react';
import type { RowsProps } from './rows-props';

/** What is in a row is made again with its item or its list, not as the list is scrolled or grows. */
export const RowContent = <A,>({
  item,
  row,
}: { readonly item: A } & Pick<RowsProps<A>, 'row'>): ReactElement => useMemo(() => row(item), [item, row]);
