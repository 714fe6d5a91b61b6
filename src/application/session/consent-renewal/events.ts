import type { Environment } from '../../../domain/access/environment';
import type { Consent } from '../../../domain/consent/consent';

export interface RenewalInput {
  /** The app asks before anything else, and not here (PRI-02). */
  readonly environment: Environment;
}

/** A member of whom is known who it is, and the consent that this device knows of; null when it knows none. */
export interface KnownMember {
  readonly userId: string;
  readonly given: Consent | null;
}

export type RenewalEvent =
  | ({ readonly type: 'renewal.memberKnown' } & KnownMember)
  /** The session is over. */
  | { readonly type: 'renewal.memberLeft' }
  | { readonly type: 'renewal.accepted' }
  | { readonly type: 'renewal.declined' }
  | { readonly type: 'renewal.readAgainRequested' }
  | { readonly type: 'renewal.logoutRequested' };

export type RenewalFact =
  /** A member is asked: nothing else is shown until the question is settled. */
  | { readonly type: 'renewal.wanted' }
  /** The consent to what holds now is on record. */
  | { readonly type: 'renewal.agreed' }
  /** The question is withdrawn: the member logged out, or another one logged in. */
  | { readonly type: 'renewal.dropped' }
  /** A member who does not agree is logged out. */
  | { readonly type: 'renewal.logoutWanted' };
