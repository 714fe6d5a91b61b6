/** The texts of the verification of a deal or a demand. */
export const evidenceText = {
  title: '核验情况',
  how: (method: string, day: string): string => `${method}，${day}`,
  between: '，',
  until: (day: string, valid: boolean): string => (valid ? `有效至 ${day}` : `${day}到期`),
  valid: '有效',
  expired: '已过期',
} as const;
