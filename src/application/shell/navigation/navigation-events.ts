import type { Environment } from '../../../domain/access/environment';
import type { Visitor } from '../../../domain/access/visitor';
import type { PrivacyStanding } from '../../../domain/consent/privacy-standing';
import type { RouteMatch } from '../../../domain/route/match-route';
import type { HistoryEntry } from '../../../ports/page-history';

/** A visitor, or not known yet: a token is there and the user info is still loading. */
export type KnownOrNot = Visitor | { readonly kind: 'unknown' };

export interface NavigationInput {
  /** The entry of the address bar when the application starts. */
  readonly entry: HistoryEntry;
  readonly visitor: KnownOrNot;
  readonly environment: Environment;
  /** The state of the privacy agreement at start (PRI-01). */
  readonly privacy: PrivacyStanding;
  /** WeChat's login is configured, and the page may ask for it (ACC-02); not when left out. */
  readonly wechatLogin?: boolean;
  /** Finds the route of an address; the operator's source types are already known to it. */
  readonly match: (address: string) => RouteMatch;
  /** The address remembered before a login, when there is one (LOG-07). */
  readonly backAddress: string | null;
}

export type NavigationEvent =
  | {
      readonly type: 'navigation.requested';
      readonly address: string;
      readonly replace?: boolean | undefined;
    }
  | { readonly type: 'navigation.backRequested' }
  /** The browser went back or forward. */
  | { readonly type: 'history.moved'; readonly entry: HistoryEntry }
  | { readonly type: 'visitor.changed'; readonly visitor: KnownOrNot }
  /** The privacy agreement was given or withdrawn (PRI-02, PRI-03). */
  | { readonly type: 'privacy.changed'; readonly privacy: PrivacyStanding }
  /** User info failed and the person stays: it is unknown how far the visitor is verified (SES-03). */
  | { readonly type: 'visitor.unavailable' }
  | { readonly type: 'layer.opened'; readonly id: string }
  | { readonly type: 'layer.closed'; readonly id: string }
  /** A login succeeded: on to the remembered address (LOG-07). */
  | { readonly type: 'login.completed' }
  /**
   * The session is over, and the person wants to log in again: to the login, and back after it to `returnTo`, which is
   * here when left out (SES-03, LOG-14).
   */
  | { readonly type: 'login.wanted'; readonly returnTo?: string | undefined }
  /** The session is over: home (LOG-08, SES-07). */
  | { readonly type: 'session.ended' }
  /** A page cannot be shown, with its status code (LAY-09, LAY-10). */
  | { readonly type: 'navigation.failed'; readonly status: number };

export type NavigationFact =
  | { readonly type: 'navigation.committed'; readonly address: string }
  /** A page waits until the visitor is known (SES-01, SES-03). */
  | { readonly type: 'visitor.wanted' }
  /** What lay on top was closed by going back (LAY-19). */
  | { readonly type: 'layer.dismissed'; readonly id: string }
  /** The browser's history is neither written nor read any more. */
  | { readonly type: 'navigation.historyLost' };

/** The commands for the browser's history. */
export type HistoryCommand =
  | { readonly type: 'history.push'; readonly entry: HistoryEntry }
  | { readonly type: 'history.replace'; readonly entry: HistoryEntry }
  | { readonly type: 'history.go'; readonly delta: number };

/** What the navigation wants remembered over a reload. */
export type BackAddressCommand =
  | { readonly type: 'backAddress.keep'; readonly address: string }
  | { readonly type: 'backAddress.drop' };
