/** The ids of the categories of the new economy, which addresses contain. Their texts load with the pages that show them. */
export const newEconomyIds = ['manufacturing', 'medical', 'information', 'energy', 'consumption'] as const;

export type NewEconomyId = (typeof newEconomyIds)[number];
