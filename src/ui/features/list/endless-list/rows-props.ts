import type { ReactElement } from 'react';

/** The rows of a list of any kind. */
export interface RowsProps<A> {
  readonly items: readonly A[];
  readonly idOf: (item: A) => string;
  /** The length of the whole list; null while unknown. */
  readonly total: number | null;
  readonly className: string;
  /** What the list is called, where its heading does not say so. */
  readonly label?: string | undefined;
  /** The content of a row; rows render again when this function changes, so keep it stable. */
  readonly row: (item: A) => ReactElement;
}
