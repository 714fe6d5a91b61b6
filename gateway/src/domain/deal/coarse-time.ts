const offsetMs = 8 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** The start of the day in Asia/Shanghai; milliseconds since 1970. */
export const startOfDay = (moment: number): number =>
  Math.floor((moment + offsetMs) / dayMs) * dayMs - offsetMs;

/** The last second of the day in Asia/Shanghai: what ends within the day is not over before it. */
export const endOfDay = (moment: number): number => startOfDay(moment) + dayMs - 1_000;

/** The start of the month in Asia/Shanghai. */
export const startOfMonth = (moment: number): number => {
  const local = new Date(moment + offsetMs);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - offsetMs;
};

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
