/** What Markdown of an answer says beside its own words. */
export const markdownText = {
  source: (number: number, title: string): string => `来源 ${number}：${title}`,
} as const;
