import type { ColumnOrder } from '../../../../domain/deal-filter/column-order';

/** The head of one column of a list on a desktop. */
export interface ColumnHead {
  readonly word: string;
  readonly className?: string;
  /** The order of the list when the head is pressed, if the list has such an order. */
  readonly by?: ColumnOrder;
}

/** The columns of a list: their heads, and the class that gives them their widths. */
export interface Columns {
  readonly heads: readonly ColumnHead[];
  readonly className: string;
}
