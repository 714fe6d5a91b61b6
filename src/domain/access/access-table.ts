import { routeTable } from '../route/route-table';
import type { AccessClass } from './access-class';

/** One line of the table: a path, with `below` also every path under it that no other line names. */
export interface AccessRow {
  readonly path: string;
  readonly below: boolean;
  readonly access: AccessClass;
}

/**
 * The access of every path (product.md §4 and §6, ACC-02, ACC-07), as the route table gives it. A segment that starts with
 * ':' is any one segment. A path that no line names is `verified`.
 */
export const accessTable: readonly AccessRow[] = routeTable;
