import { acceptsParameter } from '../address/route-parameter';
import { pathOf, pathSegments } from '../address/path-segments';
import { isReserved } from './reserved-words';
import { routeMiddleware } from './route';
import { routeTable, type RouteRow } from './route-table';

export type RouteMatch =
  | { readonly kind: 'matched'; readonly row: RouteRow; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unknownMiddleware' };

const notFound: RouteMatch = { kind: 'notFound' };

const isParameter = (part: string): boolean => part.startsWith(':');

function fits(row: RouteRow, segments: readonly string[]): boolean {
  const pattern = pathSegments(row.path);
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, place) => {
    const segment = segments[place] ?? '';
    if (!isParameter(part)) return part === segment;
    return !isReserved(`/${segments.slice(0, place).join('/')}`, segment);
  });
}

const parameterCount = (row: RouteRow): number => pathSegments(row.path).filter(isParameter).length;

function paramsOf(row: RouteRow, segments: readonly string[]): Readonly<Record<string, string>> {
  const named = pathSegments(row.path).map((part, place) => [part, segments[place] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([part]) => isParameter(part)).map(([part, value]) => [part.slice(1), value]),
  );
}

/**
 * Finds the line of a route table for an address inside the application. Fixed segments win over
 * parameters (RTE-02), a malformed parameter is not found (RTE-03), and a line with an unknown middleware
 * has a result of its own (LAY-10).
 * @param sourceTypes the source types that the operator has added by configuration
 */
export function matchRouteIn(table: readonly RouteRow[]) {
  const fixedFirst = table.toSorted((one, other) => parameterCount(one) - parameterCount(other));
  return (address: string, sourceTypes: readonly string[]): RouteMatch => {
    const segments = pathSegments(pathOf(address));
    const row = fixedFirst.find((candidate) => fits(candidate, segments));
    if (row === undefined) return notFound;
    const params = paramsOf(row, segments);
    const sound = Object.entries(params).every(([name, value]) => acceptsParameter(name, value, sourceTypes));
    if (!sound) return notFound;
    const known = (row.middleware ?? []).every((name) => routeMiddleware.includes(name));
    return known ? { kind: 'matched', row, params } : { kind: 'unknownMiddleware' };
  };
}

/** Finds the screen of an address among the existing ones. */
export const matchRoute = matchRouteIn(routeTable);
