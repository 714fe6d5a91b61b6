/** The texts that rendered Markdown adds to an answer's own words. */
export const markdownText = {
  source: (number: number, title: string): string => `来源 ${number}：${title}`,
} as const;
