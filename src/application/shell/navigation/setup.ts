import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { HistoryEntry } from '../../../ports/page-history';
import { loginAddressIn } from '../../../domain/access/decide-access';
import type { PrivacyStanding } from '../../../domain/consent/privacy-standing';
import { isInsideAddress } from '../../../domain/address/inside-address';
import { dropPage, keepVisited } from '../../../domain/route/kept-pages';
import { notWired } from '../../kit/not-wired';
import {
  entryBy,
  layersToKeep,
  mayBeMember,
  openerAfterMove,
  placeKept,
  placeToComeBack,
  placeToReturn,
  planOf,
  takenAway,
  verificationOpens,
  wantedAfterLogin,
  wayTo,
  wayToLogin,
  type NavigationContext,
  type Wanted,
} from './navigation-context';
import type {
  BackAddressCommand,
  HistoryCommand,
  KnownOrNot,
  NavigationEvent,
  NavigationFact,
  NavigationInput,
} from './navigation-events';

interface NavigationTypes {
  readonly context?: NavigationContext;
  readonly events?: NavigationEvent;
  readonly input?: NavigationInput;
  readonly emitted?: NavigationFact;
}

interface Layer {
  readonly id: string;
}

const types: NavigationTypes = {};

export const navigationDelays = {
  /** After this the visitor counts as not verified, in milliseconds; user info has its own, shorter end. */
  visitorDeadline: 40_000,
  /** How long the browser may take to go back over what lay on top, in milliseconds. */
  historyDeadline: 1_000,
} as const;

/** The words that the navigation's chart is written in. */
export const navigationSetup = setup({
  types,
  actors: {
    history: fromCallback<HistoryCommand>(notWired('navigation', 'history')),
    backAddress: fromCallback<BackAddressCommand>(notWired('navigation', 'backAddress')),
  },
  delays: navigationDelays,
  guards: {
    visitorMustBeKnown: ({ context }) => planOf(context).kind === 'wait',
    routeIsUnknown: ({ context }) => {
      const plan = planOf(context);
      return plan.kind === 'show' && plan.match.kind === 'notFound';
    },
    routeIsBroken: ({ context }) => {
      const plan = planOf(context);
      return plan.kind === 'show' && plan.match.kind === 'unknownMiddleware';
    },
    leadsBackToOpener: ({ context }) => context.wanted?.way === 'back',
    somethingMustGo: ({ context }) => context.layers.length > layersToKeep(context),
    layerIsOpen: ({ context }, layer: Layer) => context.layers.includes(layer.id),
    layerWaits: ({ context }, layer: Layer) => context.waitingLayers.includes(layer.id),
    somethingIsWanted: ({ context }) => context.wanted !== null,
    somethingFailed: ({ context }) => context.errorStatus !== null,
    pageIsUnchanged: ({ context }) => {
      const plan = planOf(context);
      return plan.kind === context.shown?.kind && plan.address === context.shown.address;
    },
    thereIsAWayBack: ({ context }) => context.entry.index > 0,
    leavesLayersOnly: ({ context }, moved: { readonly entry: HistoryEntry }) =>
      moved.entry.address === context.entry.address && moved.entry.layers < context.layers.length,
    rememberedPlaceOpens: ({ context }, changed: { readonly visitor: KnownOrNot }) =>
      verificationOpens(context, changed.visitor),
    pageStaysAllowed: ({ context }, changed: { readonly visitor: KnownOrNot }) => {
      const plan = planOf(context, changed.visitor);
      return context.errorStatus === null && plan.kind === 'show' && plan.address === context.entry.address;
    },
    leadsInside: (_, requested: { readonly address: string }) => isInsideAddress(requested.address),
  },
  actions: {
    goOn: assign({}),
    want: assign((_, wanted: Wanted) => ({ wanted })),
    wantHome: assign({ wanted: { address: '/', way: 'replace' } }),
    wantPlaceAfterLogin: assign(({ context }) => ({
      wanted: wantedAfterLogin(context),
      backAddress: null,
    })),
    wantLogin: assign(({ context }) => ({
      wanted: {
        address: loginAddressIn(context.environment, context.wechatLogin ?? false),
        way: wayToLogin(context),
      },
    })),
    rememberPlace: enqueueActions(
      ({ context, enqueue }, asked: { readonly returnTo?: string | undefined }) => {
        const address = placeToComeBack(context, asked.returnTo);
        if (address === null) return;
        enqueue.sendTo('backAddress', { type: 'backAddress.keep', address });
        enqueue.assign({ backAddress: address });
      },
    ),
    dropBackAddress: sendTo('backAddress', { type: 'backAddress.drop' }),
    wantAddressAgain: assign(({ context }) => ({
      wanted: { address: context.entry.address, way: 'traversed' },
    })),
    keepVisitor: assign((_, changed: { readonly visitor: KnownOrNot }) => ({ visitor: changed.visitor })),
    keepPrivacy: assign((_, changed: { readonly privacy: PrivacyStanding }) => ({
      privacy: changed.privacy,
    })),
    takeVisitorAsUnverified: assign({ visitor: { kind: 'member', prove: null } }),
    forgetMember: assign({ visitor: { kind: 'anonymous' }, backAddress: null }),
    keepEntry: assign(({ context }, moved: { readonly entry: HistoryEntry }) => ({
      entry: { ...moved.entry, layers: Math.min(moved.entry.layers, context.layers.length) },
      opener: openerAfterMove(context, moved.entry),
    })),
    takeLayersAsLeft: assign(({ context }) => ({
      entry: { ...context.entry, layers: context.layers.length },
      wanted: context.wanted?.way === 'traversed' ? { ...context.wanted, way: 'replace' } : context.wanted,
    })),
    reportHistoryLost: emit({ type: 'navigation.historyLost' as const }),
    keepFailure: assign(({ context: { kept, shown } }, failed: { readonly status: number }) => ({
      kept: dropPage(kept, shown?.address ?? ''),
      ...(failed.status === 401
        ? { wanted: { address: '/error/401', way: 'replace' as const } }
        : { wanted: null, errorStatus: failed.status }),
    })),
    dismissLayersAbove: enqueueActions(({ context, enqueue }, at: { readonly layers: number }) => {
      const { left, dismissed } = takenAway(context, at.layers);
      for (const id of dismissed) enqueue.emit({ type: 'layer.dismissed', id });
      enqueue.assign(left);
    }),
    keepLayer: assign(({ context }, layer: Layer) => ({
      waitingLayers: [...context.waitingLayers, layer.id],
    })),
    dropLayer: assign(({ context }, layer: Layer) => ({
      waitingLayers: context.waitingLayers.filter((id) => id !== layer.id),
    })),
    noteClosed: assign(({ context }, layer: Layer) => ({ closed: [...context.closed, layer.id] })),
    putWaitingOnTop: enqueueActions(({ context, enqueue }) => {
      const entries = context.waitingLayers.map((_, place) => ({
        ...context.entry,
        index: context.entry.index + place + 1,
        layers: context.layers.length + place + 1,
      }));
      for (const entry of entries) enqueue.sendTo('history', { type: 'history.push', entry });
      enqueue.assign({
        layers: [...context.layers, ...context.waitingLayers],
        waitingLayers: [],
        entry: entries.at(-1) ?? context.entry,
      });
    }),
    goBackOverLayers: enqueueActions(({ context, enqueue }) => {
      const kept = layersToKeep(context);
      const { left, dismissed } = takenAway(context, kept);
      enqueue.sendTo('history', { type: 'history.go', delta: kept - context.layers.length });
      for (const id of dismissed) enqueue.emit({ type: 'layer.dismissed', id });
      enqueue.assign(left);
    }),
    goBackToOpener: enqueueActions(({ context, enqueue }) => {
      const { opener, entry, wanted } = context;
      const { left, dismissed } = takenAway(context, 0);
      for (const id of dismissed) enqueue.emit({ type: 'layer.dismissed', id });
      enqueue.sendTo('history', { type: 'history.go', delta: (opener?.index ?? entry.index) - entry.index });
      enqueue.assign({ ...left, wanted: wanted === null ? null : { ...wanted, way: 'traversed' } });
    }),
    askForVisitor: emit({ type: 'visitor.wanted' }),
    goBack: sendTo('history', { type: 'history.go', delta: -1 }),
    commit: enqueueActions(({ context, enqueue }) => {
      const plan = planOf(context);
      const way = wayTo(context, plan.address);
      const entry = entryBy(context, way, plan.address);
      if (way !== 'traversed') enqueue.sendTo('history', { type: `history.${way}`, entry });
      const backAddress = placeKept(context, plan);
      if (backAddress !== null && backAddress !== context.backAddress)
        enqueue.sendTo('backAddress', { type: 'backAddress.keep', address: backAddress });
      if (backAddress === null && context.backAddress !== null)
        enqueue.sendTo('backAddress', { type: 'backAddress.drop' });
      enqueue.assign({
        entry,
        wanted: null,
        shown: { kind: plan.kind, address: plan.address, match: plan.match, way },
        kept:
          plan.kind === 'show' ? keepVisited(context.kept, plan, mayBeMember(context.visitor)) : context.kept,
        cameFrom: placeToReturn(context),
        opener: way === 'push' ? context.entry : context.opener,
        errorStatus: plan.match.kind === 'unknownMiddleware' ? 500 : null,
        backAddress,
      });
      enqueue.emit({ type: 'navigation.committed', address: plan.address });
    }),
  },
});
