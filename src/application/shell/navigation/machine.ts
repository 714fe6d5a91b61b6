import { goingOn } from '../../kit/going-on';
import { startContext } from './navigation-context';
import { navigationSetup } from './setup';
import {
  commit,
  dismissLayersAbove,
  dropLayer,
  goHome,
  goOnAfterLogin,
  goToLogin,
  keepEntry,
  keepFailure,
  keepLayer,
  keepPrivacy,
  keepVisitor,
  layerIsOpen,
  layerWaits,
  leadsInside,
  noteClosed,
  wantAbove,
  wantRequested,
  wantTraversed,
} from './wanted';

/**
 * Decides each address before the router shows it, hears back and forward, and keeps what lies on
 * top of a page as part of the history, so that back closes it first.
 * Source: product.md §4, ACC-01 … ACC-07, LOG-07, LAY-08 … LAY-10, LAY-19.
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description: 'Which page is shown, and what lies on top of it.',
  meta: { requirements: ['ACC-01', 'LOG-07', 'LAY-19'] },
  context: ({ input }) => startContext(input),
  invoke: [
    { id: 'history', src: 'history', onError: { actions: 'reportHistoryLost' } },
    { id: 'backAddress', src: 'backAddress', onError: goingOn },
  ],
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Asks the access rules where the wanted address leads this visitor.',
      meta: { requirements: ['ACC-01', 'LAY-08', 'LAY-10'] },
      always: [
        { guard: 'visitorMustBeKnown', target: 'waitingForVisitor' },
        { guard: 'routeIsUnknown', target: 'showing.notFound', actions: commit },
        { guard: 'routeIsBroken', target: 'showing.failed', actions: commit },
        { target: 'showing.page', actions: commit },
      ],
    },
    waitingForVisitor: {
      description: 'The page needs to know how far the visitor is verified; user info is asked for.',
      meta: { requirements: ['ACC-02', 'SES-01', 'SES-03'] },
      entry: 'askForVisitor',
      after: { visitorDeadline: { target: 'deciding', actions: 'takeVisitorAsUnverified' } },
      on: {
        'visitor.changed': { target: 'deciding', actions: keepVisitor },
        'privacy.changed': { target: 'deciding', actions: keepPrivacy },
        'visitor.unavailable': { target: 'showing.withheld', actions: commit },
        'navigation.requested': [{ guard: leadsInside, target: 'deciding', actions: wantRequested }],
        'history.moved': { target: 'deciding', actions: [keepEntry, wantTraversed] },
        'navigation.backRequested': [
          { guard: 'thereIsAWayBack', actions: 'goBack' },
          { target: 'deciding', actions: wantAbove },
        ],
        'login.completed': { target: 'deciding', actions: goOnAfterLogin },
        'login.wanted': { target: 'deciding', actions: goToLogin },
        'session.ended': { target: 'deciding', actions: goHome },
        'navigation.failed': { target: 'settling', actions: keepFailure },
        'layer.opened': { actions: keepLayer },
        'layer.closed': [{ guard: layerWaits, actions: dropLayer }],
      },
    },
    showing: {
      description: 'A page is shown.',
      meta: { requirements: ['LAY-19'] },
      initial: 'page',
      on: {
        'navigation.requested': [{ guard: leadsInside, target: 'settling', actions: wantRequested }],
        'navigation.backRequested': [
          { guard: 'thereIsAWayBack', actions: 'goBack' },
          { target: 'settling', actions: wantAbove },
        ],
        'history.moved': [
          {
            guard: { type: 'leavesLayersOnly', params: ({ event }) => event },
            actions: [dismissLayersAbove, keepEntry],
          },
          {
            target: 'deciding',
            actions: [{ type: 'dismissLayersAbove', params: { layers: 0 } }, keepEntry, wantTraversed],
          },
        ],
        'visitor.changed': [
          {
            guard: { type: 'rememberedPlaceOpens', params: ({ event }) => event },
            target: 'settling',
            actions: [keepVisitor, 'wantPlaceAfterLogin', 'dropBackAddress'],
          },
          { guard: { type: 'pageStaysAllowed', params: ({ event }) => event }, actions: keepVisitor },
          { target: 'settling', actions: [keepVisitor, 'wantAddressAgain'] },
        ],
        'privacy.changed': { target: 'settling', actions: [keepPrivacy, 'wantAddressAgain'] },
        'layer.opened': { actions: [keepLayer, 'putWaitingOnTop'] },
        'layer.closed': [{ guard: layerIsOpen, target: 'settling', actions: noteClosed }],
        'login.completed': { target: 'settling', actions: goOnAfterLogin },
        'login.wanted': { target: 'settling', actions: goToLogin },
        'session.ended': { target: 'settling', actions: goHome },
        'navigation.failed': { target: 'settling', actions: keepFailure },
      },
      states: {
        page: { description: 'The page of the address.', meta: { requirements: ['LAY-19'] } },
        notFound: {
          description: 'The address is not in the route table: the 404 page.',
          meta: { requirements: ['LAY-08'] },
        },
        withheld: {
          description: 'It is unknown how far the visitor is verified: a notice takes the place of the page.',
          meta: { requirements: ['SES-03', 'LAY-16'] },
          on: {
            'visitor.changed': {
              target: '#navigation.settling',
              actions: [keepVisitor, 'wantAddressAgain'],
            },
          },
        },
        failed: {
          description: 'The page cannot be shown: the error screen with its status.',
          meta: { requirements: ['LAY-10'] },
        },
        asBefore: {
          type: 'history',
          description: 'The page that was shown before.',
          meta: { requirements: ['LAY-19'] },
        },
      },
    },
    unwinding: {
      description: 'The browser goes back over the layers; the wanted page follows.',
      meta: { requirements: ['LAY-19'] },
      after: { historyDeadline: { target: 'settling', actions: 'takeLayersAsLeft' } },
      on: {
        'history.moved': { target: 'settling', actions: [dismissLayersAbove, keepEntry] },
        'navigation.requested': [{ guard: leadsInside, actions: wantRequested }],
        'login.completed': { actions: goOnAfterLogin },
        'login.wanted': { actions: goToLogin },
        'session.ended': { actions: goHome },
        'visitor.changed': { actions: keepVisitor },
        'privacy.changed': { actions: keepPrivacy },
        'navigation.failed': { actions: keepFailure },
        'layer.opened': { actions: keepLayer },
        'layer.closed': [
          { guard: layerWaits, actions: dropLayer },
          { guard: layerIsOpen, actions: noteClosed },
        ],
      },
    },
    settling: {
      description:
        'Closes what must go first; then what is wanted follows, else what failed, else all is as before.',
      meta: { requirements: ['LAY-09', 'LAY-10', 'LAY-19'] },
      always: [
        { guard: 'leadsBackToOpener', target: 'unwinding', actions: 'goBackToOpener' },
        { guard: 'somethingMustGo', target: 'unwinding', actions: 'goBackOverLayers' },
        { guard: 'somethingIsWanted', target: 'deciding' },
        { guard: 'somethingFailed', target: 'showing.failed', actions: 'putWaitingOnTop' },
        { guard: 'pageIsUnchanged', target: 'showing.asBefore', actions: 'putWaitingOnTop' },
        { target: 'settling', reenter: true, actions: 'wantAddressAgain' },
      ],
    },
  },
});
