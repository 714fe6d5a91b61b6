import type { EventObject } from 'xstate';
import type {
  BackAddressCommand,
  HistoryCommand,
  NavigationEvent,
  NavigationFact,
} from '../../../../../src/application/shell/navigation/navigation-events';
import type { PrivacyStanding } from '../../../../../src/domain/consent/privacy-standing';
import type { HistoryEntry } from '../../../../../src/ports/page-history';
import { anonymous, starting, unknown, verified } from '../samples';

export const toHistory = (event: HistoryCommand) => ({ to: 'history', event });
export const push = (to: HistoryEntry) => toHistory({ type: 'history.push', entry: to });
export const replace = (to: HistoryEntry) => toHistory({ type: 'history.replace', entry: to });
export const go = (delta: number) => toHistory({ type: 'history.go', delta });
export const toBackAddress = (event: BackAddressCommand) => ({ to: 'backAddress', event });
export const keepBack = (address: string) => toBackAddress({ type: 'backAddress.keep', address });
export const dropBack = toBackAddress({ type: 'backAddress.drop' });

export const reported = (...facts: readonly NavigationFact[]): readonly EventObject[] => facts;
export const dismissed = (id: string): NavigationFact => ({ type: 'layer.dismissed', id });
export const wanted: NavigationFact = { type: 'visitor.wanted' };

export const request = (address: string, how: { readonly replace?: boolean } = {}): NavigationEvent => ({
  type: 'navigation.requested',
  address,
  ...how,
});
export const back: NavigationEvent = { type: 'navigation.backRequested' };
export const became = (visitor: typeof anonymous): NavigationEvent => ({ type: 'visitor.changed', visitor });
export const privacyBecame = (privacy: PrivacyStanding): NavigationEvent => ({
  type: 'privacy.changed',
  privacy,
});
export const unavailable: NavigationEvent = { type: 'visitor.unavailable' };
export const open = (id: string): NavigationEvent => ({ type: 'layer.opened', id });
export const close = (id: string): NavigationEvent => ({ type: 'layer.closed', id });
export const loggedIn: NavigationEvent = { type: 'login.completed' };
export const loginWanted: NavigationEvent = { type: 'login.wanted' };
export const ended: NavigationEvent = { type: 'session.ended' };
export const failed = (status: number): NavigationEvent => ({ type: 'navigation.failed', status });
export const outside = request('//evil.example');

export const home = starting('/', anonymous);
export const member = starting('/user', verified);
export const waits = starting('/message', unknown);
export const onTop = [open('sheet')];
export const login = '/login';
export const deal = '/sale/soe/7';
export const landing = '/sale/landing?redirect=%2Fsale%2Fsoe%2F7';
/** A list with its filters. */
export const list = '/sale?industry=%E5%8C%BB%E8%8D%AF&page=2';
/** The login that carries the deal along. */
export const carrying = '/login?redirect=%2Fsale%2Fsoe%2F7';
