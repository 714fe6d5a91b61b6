import type { ReactElement } from 'react';

/** The rows of a list, whatever they hold. */
export interface RowsProps<A> {
  readonly items: readonly A[];
  readonly idOf: (item: A) => string;
  /** How many the whole list has; null while nobody knows. */
  readonly total: number | null;
  readonly className: string;
  /** What the list is called, where its heading does not say so. */
  readonly label?: string | undefined;
  /** What is in a row; made again where this is another one, so that it is best the same as long as it can be. */
  readonly row: (item: A) => ReactElement;
}
