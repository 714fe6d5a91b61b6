import type {
  KnownOrNot,
  NavigationFact,
  NavigationInput,
} from '../../../../src/application/shell/navigation/navigation-events';
import { matchRouteIn, type RouteMatch } from '../../../../src/domain/route/match-route';
import type { RouteRow } from '../../../../src/domain/route/route-table';
import { routeTable } from '../../../../src/domain/route/route-table';
import type { HistoryEntry } from '../../../../src/ports/page-history';
import { says, type Answer } from '../../../support/explore/step';

/** A line that no build could hold: it names a middleware that nobody knows (LAY-10). */
const brokenRow: RouteRow = {
  name: 'home',
  path: '/broken',
  title: '没有这一页',
  access: 'public',
  below: false,
  cached: false,
  layout: 'page',
  shape: 'text',
  next: [],
  middleware: ['no such middleware'],
};
const matchIn = matchRouteIn([...routeTable, brokenRow]);
export const match = (address: string): RouteMatch => matchIn(address, []);

export const anonymous: KnownOrNot = { kind: 'anonymous' };
export const unknown: KnownOrNot = { kind: 'unknown' };
export const verified: KnownOrNot = { kind: 'member', prove: '1' };
export const basic: KnownOrNot = { kind: 'member', prove: '2' };
export const unverified: KnownOrNot = { kind: 'member', prove: null };

export const entry = (address: string, index: number, layers = 0): HistoryEntry => ({
  address,
  index,
  layers,
});

export const starting = (
  address: string,
  visitor: KnownOrNot = anonymous,
  said: Partial<NavigationInput> = {},
): NavigationInput => ({
  entry: entry(address, 0),
  visitor,
  environment: 'browser',
  privacy: 'notNeeded',
  match,
  backAddress: null,
  ...said,
});

/** The browser went back or forward. */
export const moved = (to: HistoryEntry): Answer => {
  const event = { type: 'history.moved', entry: to };
  return says('history', event);
};

export const committed = (address: string): NavigationFact => ({ type: 'navigation.committed', address });
