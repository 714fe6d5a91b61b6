import { routeTable } from './route-table';

/** Whether the page of a path without parameters exists. */
export function isStanding(path: string): boolean {
  return routeTable.some((row) => row.path === path);
}
