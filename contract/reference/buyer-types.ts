/** A kind of buyer: an id that never changes, for it stands in addresses, and its name for people. */
export interface BuyerType {
  readonly id: string;
  readonly name: string;
}

/** The kinds of buyers that a demand may be of (RTE-03); those of /buy/hundred/{type} are the same. */
export const buyerTypes: readonly BuyerType[] = [
  { id: 'listed', name: '上市公司' },
  { id: 'industrial', name: '产业集团' },
  { id: 'fund', name: '基金' },
  { id: 'soe', name: '国资' },
  { id: 'private', name: '民营企业' },
  { id: 'family', name: '家族办公室' },
  { id: 'overseas', name: '境外买方' },
  { id: 'individual', name: '个人投资者' },
];

export const buyerTypeIds: ReadonlySet<string> = new Set(buyerTypes.map(({ id }) => id));
