import type { Prove } from '../../../../contract/account/prove';
import { accessOfPath } from '../../../domain/access/access-of-path';
import { isLanding } from '../../../domain/access/login-address';
import { pathOf } from '../../../domain/address/path-segments';
import { redirectOf } from '../../../domain/address/redirect-parameter';
import type { HistoryEntry } from '../../../ports/page-history';
import { nothingKept, type KeptPages } from '../../../domain/route/kept-pages';
import { isOpenToVisitors } from '../../../domain/access/access-class';
import type { RouteMatch } from '../../../domain/route/match-route';
import { pageAbove } from '../../../domain/route/page-above';
import type { RouteName } from '../../../domain/route/route-table';
import type { KnownOrNot, NavigationInput } from './navigation-events';
import { addressAfterLogin } from './after-login';
import { planNavigation, type Plan } from './plan';

/** How an address was reached, which decides on the entry in the browser's history. */
export type Way = 'push' | 'replace' | 'traversed';

export interface Wanted {
  readonly address: string;
  /** `back`: the entry below leads there, and the history goes back to it. */
  readonly way: Way | 'back';
}

/** The decision on a page: shown, or withheld from an unknown visitor. */
export interface Shown extends Omit<Plan, 'remember'> {
  /** How it was reached. */
  readonly way: Way;
}

export interface NavigationContext extends Omit<NavigationInput, 'entry'> {
  /** The present entry of the browser's history. */
  readonly entry: HistoryEntry;
  readonly wanted: Wanted | null;
  /** The shown page; null until the first one is decided. */
  readonly shown: Shown | null;
  /** The pages that stay alive when they are left; the one that is shown among them (LAY-06). */
  readonly kept: KeptPages;
  /** Ids of what lies on top of the page, the topmost last. */
  readonly layers: readonly string[];
  /** Those of `layers` that their owners closed, and that the history still has to go back over. */
  readonly closed: readonly string[];
  /** Layers that were opened during a page change: they are put on top of the next page. */
  readonly waitingLayers: readonly string[];
  readonly cameFrom: string | null;
  /** The entry below the page that is shown, when this document pushed the page; null when it is not known. */
  readonly opener: HistoryEntry | null;
  readonly errorStatus: number | null;
}

/** Whether the visitor is a member, or may be one. */
export const mayBeMember = ({ kind }: KnownOrNot): boolean => kind === 'member' || kind === 'unknown';

export const startContext = (input: NavigationInput): NavigationContext => ({
  ...input,
  entry: { ...input.entry, layers: 0 },
  wanted: { address: input.entry.address, way: 'traversed' },
  shown: null,
  kept: nothingKept(mayBeMember(input.visitor)),
  layers: [],
  closed: [],
  waitingLayers: [],
  cameFrom: null,
  opener: null,
  errorStatus: null,
});

/** Pages to which no login returns: they only lead in, or show a failure. */
const neverReturnedTo: readonly RouteName[] = [
  'agreePrivacy',
  'saleLanding',
  'buyLanding',
  'codeLogin',
  'passwordLogin',
  'retrievePassword',
  'redirect',
  'error401',
  'error404',
];

/** Pages that can be read during a login, and do not end it. */
const readOnTheWay: readonly RouteName[] = ['userAgreement', 'privacyPolicy'];

const isReturnedTo = (match: RouteMatch): boolean =>
  match.kind === 'matched' && !neverReturnedTo.includes(match.row.name);

/** Pages on which a member waits to be verified, to go on to what was wanted (ACC-04). */
const waitingPlaces: readonly RouteName[] = ['verification', 'underReview'];

export const waitsForVerification = ({ shown }: NavigationContext): boolean =>
  shown?.match.kind === 'matched' && waitingPlaces.includes(shown.match.row.name);

/** The page on which a verification is applied for, when a plan leads there. */
const leadsToVerification = (match: RouteMatch): boolean =>
  match.kind === 'matched' && match.row.name === 'verification';

/**
 * The page that a member leaves for the verification, to come back to it once approved (ACC-04); null where the member
 * is fully verified, or goes on from one page of the verification to another.
 */
const placeBeforeVerification = (context: NavigationContext, match: RouteMatch): string | null => {
  const { visitor, shown } = context;
  const mayRise = visitor.kind === 'member' && visitor.prove !== '1';
  if (!mayRise || shown === null || !leadsToVerification(match)) return null;
  return isReturnedTo(shown.match) && !waitsForVerification(context) ? shown.address : null;
};

/** How far a visitor is verified: not at all, basically, fully. */
const ranks: Readonly<Record<Prove | 'none', number>> = { none: 0, '2': 1, '1': 2 };
const rankOf = (visitor: KnownOrNot): number =>
  visitor.kind === 'member' ? ranks[visitor.prove ?? 'none'] : ranks.none;

/**
 * Whether a decision opens what the member waits for: the level rises. After a reload the level before is not known:
 * then a basic level opens only what was closed without it (ACC-04).
 */
export const verificationOpens = (
  { visitor: before, backAddress, ...context }: NavigationContext,
  visitor: KnownOrNot,
): boolean => {
  if (backAddress === null || !waitsForVerification({ ...context, visitor: before, backAddress }))
    return false;
  if (before.kind !== 'unknown') return rankOf(visitor) > rankOf(before);
  return (
    rankOf(visitor) === ranks['1'] ||
    (rankOf(visitor) === ranks['2'] && accessOfPath(pathOf(backAddress)) === 'verified')
  );
};

/** The page to send a member back to from a landing page: the last that was no way in (ACC-06). */
export const placeToReturn = ({ shown, cameFrom }: NavigationContext): string | null =>
  shown !== null && isReturnedTo(shown.match) ? shown.address : cameFrom;

/** Where back leads when nothing was shown before: the nearest page above that this visitor may see, and is no way in. */
export const placeAbove = ({ entry, match, visitor }: NavigationContext): string =>
  pageAbove(
    entry.address,
    match,
    ({ name, access }) =>
      !neverReturnedTo.includes(name) && (mayBeMember(visitor) || isOpenToVisitors(access)),
  );

/** The page to come back to after a login that is wanted now: `returnTo`, else here; null when that is only a way in. */
export const placeToComeBack = (
  { wanted, entry, match }: NavigationContext,
  returnTo?: string,
): string | null => {
  const address = returnTo ?? wanted?.address ?? entry.address;
  return isReturnedTo(match(address)) ? address : null;
};

/**
 * What to go on to after a login once a page is shown: what the way led away from, what a landing page carries
 * along, else what was kept. A visitor who goes elsewhere has given it up (LOG-07).
 */
export const placeKept = (context: NavigationContext, { address, match, remember }: Plan): string | null => {
  const { visitor, backAddress } = context;
  const carried =
    remember ??
    placeBeforeVerification(context, match) ??
    (isLanding(pathOf(address)) ? redirectOf(address) : null);
  const givenUp =
    visitor.kind === 'anonymous' &&
    isReturnedTo(match) &&
    match.kind === 'matched' &&
    !readOnTheWay.includes(match.row.name);
  return carried ?? (givenUp ? null : backAddress);
};

/** Where the wanted address leads; the one that is shown when none is wanted. */
export const planOf = (context: NavigationContext, visitor: KnownOrNot = context.visitor): Plan =>
  planNavigation({
    address: context.wanted?.address ?? context.entry.address,
    visitor,
    environment: context.environment,
    privacy: context.privacy,
    wechatLogin: context.wechatLogin,
    match: context.match,
    cameFrom: placeToReturn(context),
  });

/** What a login leads to: back to the entry below when that leads there, else in place of the login (LOG-07). */
export const wantedAfterLogin = (context: NavigationContext): Wanted => {
  const address = addressAfterLogin(context);
  const { opener } = context;
  if (opener === null) return { address, way: 'replace' };
  const below = planOf({ ...context, wanted: { address: opener.address, way: 'traversed' } });
  return below.address === address ? { address: opener.address, way: 'back' } : { address, way: 'replace' };
};

/** How the login is reached: above the page that a visitor may still see, else in its place (LOG-07). */
export const wayToLogin = (context: NavigationContext): Way => {
  const { address } = context.entry;
  const here = planOf({ ...context, wanted: { address, way: 'traversed' } }, { kind: 'anonymous' });
  return here.kind === 'show' && here.address === address ? 'push' : 'replace';
};

/** The entry below the one that the browser moved to, where it is known. */
export const openerAfterMove = (
  { entry, opener }: NavigationContext,
  to: HistoryEntry,
): HistoryEntry | null => {
  if (to.address === entry.address) return opener;
  return to.index === entry.index + 1 ? entry : null;
};

/** How the history reaches `address`: an address that is there already makes no second entry. */
export const wayTo = ({ wanted, entry }: NavigationContext, address: string): Way => {
  if (wanted?.way === 'push') return address === entry.address ? 'replace' : 'push';
  return wanted?.way === 'traversed' && address === wanted.address ? 'traversed' : 'replace';
};

/** The history entry that shows `address`, gone to this way. */
export const entryBy = ({ entry }: NavigationContext, way: Way, address: string): HistoryEntry => ({
  address,
  index: way === 'push' ? entry.index + 1 : entry.index,
  layers: 0,
});

/** How many layers may stay: none when another page is wanted, else those below the lowest closed one. */
export const layersToKeep = ({ wanted, layers, closed }: NavigationContext): number => {
  if (wanted !== null) return 0;
  const lowest = layers.findIndex((id) => closed.includes(id));
  return lowest < 0 ? layers.length : lowest;
};

/**
 * Returns the remaining layers when those from `kept` on are closed, and the owners to notify: not those that closed
 * theirs.
 */
export const takenAway = ({ layers, closed }: NavigationContext, kept: number) => {
  const gone = layers.slice(kept);
  return {
    left: { layers: layers.slice(0, kept), closed: closed.filter((id) => !gone.includes(id)) },
    dismissed: gone.filter((id) => !closed.includes(id)).reverse(),
  };
};
