import { useMemo, type ReactElement } from 'react';
import type { RowsProps } from './rows-props';

/** The content of a row renders again with its item or its list, not when the list scrolls or grows. */
export const RowContent = <A,>({
  item,
  row,
}: { readonly item: A } & Pick<RowsProps<A>, 'row'>): ReactElement => useMemo(() => row(item), [item, row]);
