/** The foot of each printed page. */
export const printText = {
  printed: (what: string, day: string): string => `${what}，打印于 ${day}`,
  reader: (name: string, company: string | null): string =>
    company === null ? `阅读人：${name}` : `阅读人：${name}，${company}`,
  visitor: '访客',
} as const;
