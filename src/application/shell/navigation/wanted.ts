import { placeAbove, type NavigationContext, type Wanted } from './navigation-context';
import type { NavigationEvent } from './navigation-events';

type EventOf<Type extends NavigationEvent['type']> = Extract<NavigationEvent, { type: Type }>;

interface EventArgs<Type extends NavigationEvent['type']> {
  readonly event: EventOf<Type>;
}

const wantedBy = ({ event }: EventArgs<'navigation.requested'>): Wanted => ({
  address: event.address,
  way: event.replace === true ? 'replace' : 'push',
});

const traversedBy = ({ event }: EventArgs<'history.moved'>): Wanted => ({
  address: event.entry.address,
  way: 'traversed',
});

/** What a request to go somewhere wants. */
export const wantRequested = { type: 'want', params: wantedBy } as const;

/** What the browser's own back or forward wants. */
export const wantTraversed = { type: 'want', params: traversedBy } as const;

/** What back wants where nothing was shown before. */
export const wantAbove = {
  type: 'want',
  params: ({ context }: { readonly context: NavigationContext }): Wanted => ({
    address: placeAbove(context),
    way: 'replace',
  }),
} as const;

/** What every state does when a login is completed: a member not known yet, on the way to LOG-07's place. */
export const goOnAfterLogin = [
  { type: 'keepVisitor', params: { visitor: { kind: 'unknown' } } },
  'wantPlaceAfterLogin',
  'dropBackAddress',
] as const;

/** What every state does when the session ends: nothing of it is remembered, and the way leads home. */
export const goHome = ['forgetMember', 'dropBackAddress', 'wantHome'] as const;

/** The transition of every state to a new login: the present page is remembered, and the login wanted. */
export const goToLogin = [
  { type: 'rememberPlace', params: ({ event }: EventArgs<'login.wanted'>) => event },
  { type: 'keepVisitor', params: { visitor: { kind: 'anonymous' } } },
  'wantLogin',
] as const;

export const keepVisitor = {
  type: 'keepVisitor',
  params: ({ event }: EventArgs<'visitor.changed'>) => event,
} as const;

export const keepPrivacy = {
  type: 'keepPrivacy',
  params: ({ event }: EventArgs<'privacy.changed'>) => event,
} as const;

export const keepEntry = {
  type: 'keepEntry',
  params: ({ event }: EventArgs<'history.moved'>) => event,
} as const;

/** Dismisses the layers that lie above where the browser's history went. */
export const dismissLayersAbove = {
  type: 'dismissLayersAbove',
  params: ({ event }: EventArgs<'history.moved'>) => event.entry,
} as const;

export const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: EventArgs<'navigation.failed'>) => event,
} as const;

const layerOf = ({ event }: EventArgs<'layer.opened' | 'layer.closed'>) => event;

/** Keeps a layer until it can be laid on top of the page. */
export const keepLayer = { type: 'keepLayer', params: layerOf } as const;
/** Forgets a layer that was closed before it could be laid on top. */
export const dropLayer = { type: 'dropLayer', params: layerOf } as const;
/** Notes that the layer's owner closed it, so that the history goes back over it. */
export const noteClosed = { type: 'noteClosed', params: layerOf } as const;
export const layerWaits = { type: 'layerWaits', params: layerOf } as const;
export const layerIsOpen = { type: 'layerIsOpen', params: layerOf } as const;

/** What becomes of a decided page: it is shown, and what waited for it is laid on top. */
export const commit = ['commit', 'putWaitingOnTop'] as const;

/** A request that leads out of the application is refused (SEC-02). */
export const leadsInside = {
  type: 'leadsInside',
  params: ({ event }: EventArgs<'navigation.requested'>) => event,
} as const;
