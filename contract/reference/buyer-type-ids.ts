const ids = ['listed', 'industrial', 'fund', 'soe', 'private', 'family', 'overseas', 'individual'] as const;

export type BuyerTypeId = (typeof ids)[number];

/** The ids of the kinds of buyers, which appear in addresses (RTE-03); their names come with the pages that show them. */
export const buyerTypeIds: ReadonlySet<string> = new Set(ids);
