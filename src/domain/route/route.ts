import type { AccessClass } from '../access/access-table';

/** What a route may ask for before it is shown; there is none besides access yet (LAY-10). */
export type RouteMiddleware = 'access';

export const routeMiddleware: readonly string[] = ['access'] satisfies readonly RouteMiddleware[];

/** Where a page stands, and how (RTE-01). */
export interface Route {
  readonly name: string;
  /** The router's pattern: segments, of which those with ':' are parameters. */
  readonly path: string;
  /** The page's part of the title (ENV-07). */
  readonly title: string;
  readonly access: AccessClass;
  /** Kept alive when it is left (LAY-06). */
  readonly cached: boolean;
  /** `root` has the tab bar, `page` a top bar with a back arrow, `bare` neither. */
  readonly layout: 'root' | 'page' | 'bare';
  /** The tab that is current on this page. */
  readonly tab?: 'home' | 'publish' | 'message' | 'user';
  readonly middleware?: readonly string[];
}
