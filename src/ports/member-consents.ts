import type { Consent } from '../domain/consent/consent';

/** Keeps the consent of the logged-in member on record, to the current versions (PRI-06). */
export interface MemberConsents {
  /**
   * The logged-in member is known.
   * @param given the consent that was given on this device, where this run knows one
   */
  readonly known: (userId: string, given: Consent | null) => void;
}
