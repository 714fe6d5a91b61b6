export const fundSizeText = {
  unpublished: '未公示',
  /** The last part of the unit of a size, by its currency. */
  currency: { cny: '元', usd: '美元' },
} as const;
