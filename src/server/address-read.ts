import type { RouteMatch } from '../domain/route/match-route';

/** The address of every page that no route has. */
const nowhere = '/nowhere';

const filled = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/**
 * Returns the named parameters of a query, in the order of the names, with '?'; '' without any. A repeated
 * parameter is kept: a page may report it.
 */
export const queriesRead = (search: string, names: readonly string[]): string => {
  const asked = new URLSearchParams(search);
  const read = names.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return read.length === 0 ? '' : `?${new URLSearchParams(read).toString()}`;
};

/**
 * The path as a page reads it: its route with the parameters, so that every spelling of it is one; for all
 * that no route has the same.
 */
export const pathRead = (match: RouteMatch, path: string): string => {
  if (match.kind === 'matched') return filled(match.row.path, match.params);
  return match.kind === 'notFound' ? nowhere : path;
};
