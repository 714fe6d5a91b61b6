/** The ids of the categories of the new economy, which stand in addresses; what is said of them comes with the pages that say it. */
export const newEconomyIds = ['manufacturing', 'medical', 'information', 'energy', 'consumption'] as const;

export type NewEconomyId = (typeof newEconomyIds)[number];
