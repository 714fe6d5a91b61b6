import type { Policy } from '../../../contract/park/park';
import { policyStanding, type PolicyStanding } from '../../../contract/park/policy-standing';

const places: Readonly<Record<PolicyStanding, number>> = { valid: 0, coming: 1, expired: 2 };

/**
 * The policies that are in force first, then those to come, then the expired ones; among equals the newest first.
 * @param now milliseconds since 1970
 */
export const sortedPolicies = (policies: readonly Policy[], now: number): readonly Policy[] =>
  policies.toSorted(
    (one, other) =>
      places[policyStanding(one, now)] - places[policyStanding(other, now)] ||
      other.effectiveFrom - one.effectiveFrom,
  );

/** How many of the policies are in force. @param now milliseconds since 1970 */
export const validCount = (policies: readonly Policy[], now: number): number =>
  policies.filter((policy) => policyStanding(policy, now) === 'valid').length;
