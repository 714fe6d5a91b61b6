import type { AccessClass } from '../access/access-class';
import type { PageShape } from './page-shape';

/** What a route may ask for before it is shown; there is none besides access yet (LAY-10). */
export type RouteMiddleware = 'access';

export const routeMiddleware: readonly string[] = ['access'] satisfies readonly RouteMiddleware[];

/** A page's path and properties (RTE-01). */
export interface Route {
  readonly name: string;
  /** The router's pattern: segments, of which those with ':' are parameters. */
  readonly path: string;
  /** The page's part of the title (ENV-07). */
  readonly title: string;
  readonly access: AccessClass;
  /** Paths under it that no other row names have its access too. */
  readonly below: boolean;
  /** Kept alive when it is left (LAY-06). */
  readonly cached: boolean;
  /** `root` has the tab bar, `page` a top bar with a back arrow, `bare` neither. */
  readonly layout: 'root' | 'page' | 'bare';
  /** The tab that is current on this page. */
  readonly tab?: 'home' | 'publish' | 'message' | 'user';
  readonly middleware?: readonly string[];
  /** What the page looks like while its code is on its way (LAY-16). */
  readonly shape: PageShape;
  /** The names of the rows that users mostly open from it, at most two: their code may be fetched ahead. */
  readonly next: readonly string[];
}
