/** How often a property is tried: 1,000 times, or as FC_RUNS says when that is more. */
export const propertyRuns = Math.max(1_000, Number(process.env.FC_RUNS ?? 0) || 0);
