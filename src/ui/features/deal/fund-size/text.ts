export const fundSizeText = {
  unpublished: '未公示',
  usd: '美元',
} as const;
