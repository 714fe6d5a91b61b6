import { planNavigation } from '../application/shell/navigation/plan';
import type { KnownOrNot } from '../application/shell/navigation/navigation-events';
import type { RouteMatch } from '../domain/route/match-route';
import { pageAt, pageSource, type PageName } from '../domain/route/page-at';
import type { PagePorts } from '../ports/page-ports';
import type { Page } from '../ui/frame/page-frame/page';
import { pathRead, queriesRead } from './address-read';

/** An address as it is asked for, by whom. */
export interface Asked {
  readonly path: string;
  /** With '?', or ''. */
  readonly search: string;
  readonly visitor: KnownOrNot;
  readonly match: (address: string) => RouteMatch;
}

/** The page at an address for a visitor; a shell where the client must find out first who the visitor is. */
export type Standing =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page' | 'shell';
      readonly match: RouteMatch;
      readonly name: PageName | null;
      /** The address as the page reads it: others that it reads in the same way are the same page. */
      readonly address: string;
      /** Of the address what begins with '?', or ''. */
      readonly search: string;
    };

const nameOf = (match: RouteMatch, address: string): PageName | null =>
  match.kind === 'matched' ? pageAt(match.row.name, address) : null;

/** Returns the page at an address, or its redirect (ACC-01, ACC-09). */
export const standingAt = (
  { path, search, visitor, match }: Asked,
  pages: ReadonlyMap<string, Page<PagePorts>>,
): Standing => {
  const asked = `${path}${search}`;
  const plan = planNavigation({
    address: asked,
    visitor,
    environment: 'browser',
    privacy: 'notNeeded',
    match,
    cameFrom: null,
  });
  // A redirect that remembers where it came from is the client's: it keeps the address for after the login.
  if (plan.kind === 'show' && plan.address !== asked && plan.remember === null)
    return { kind: 'redirect', location: plan.address };
  const own = match(asked);
  const name = nameOf(own, asked);
  if (plan.kind === 'wait' || plan.remember !== null) {
    const address = own.kind === 'matched' ? own.row.path : path;
    return { kind: 'shell', match: own, name, address, search: '' };
  }
  const queries = name === null ? [] : (pages.get(pageSource(name))?.queries ?? []);
  const read = queriesRead(search, queries);
  return { kind: 'page', match: own, name, address: `${pathRead(own, path)}${read}`, search: read };
};
