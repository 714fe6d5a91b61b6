import type { Consent } from '../domain/consent/consent';

/** Sees to the consent of whoever is logged in: that it is on record, and to what holds now (PRI-06). */
export interface MemberConsents {
  /**
   * It is known who is logged in.
   * @param given the consent that was given on this device, as far as this run knows
   */
  readonly known: (userId: string, given: Consent | null) => void;
}
