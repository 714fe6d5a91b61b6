import { routeTable } from '../route/route-table';
import type { AccessClass } from './access-class';

/** One line of the table: a path, with `below` also every path under it that no other line names. */
export interface AccessRow {
  readonly path: string;
  readonly below: boolean;
  readonly access: AccessClass;
}

const exactly = (access: AccessClass, ...paths: readonly string[]): readonly AccessRow[] =>
  paths.map((path) => ({ path, below: false, access }));

/**
 * The access of every path (product.md §4 and §6, ACC-02, ACC-07): the route table gives that of its pages, the lines here
 * that of pages to come. A segment that starts with ':' is any one segment. A path that no line names is `verified`.
 */
export const accessTable: readonly AccessRow[] = [
  ...routeTable.map(({ path, below, access }) => ({ path, below, access })),
];
