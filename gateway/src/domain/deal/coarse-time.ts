import { startOfMonth } from '../../../../contract/values/beijing-time';

interface Verified {
  readonly at: number;
  readonly until: number | null;
}

/**
 * Verifications by month. An owner is verified once for all deals: exact times on a deal that hides its owner would match
 * those on the owner's other deals.
 */
export const verifiedByMonth = <Evidence extends Verified>(evidence: readonly Evidence[]): Evidence[] =>
  evidence.map((each) => ({
    ...each,
    at: startOfMonth(each.at),
    until: each.until === null ? null : startOfMonth(each.until),
  }));
