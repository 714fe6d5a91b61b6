/** The texts around an agreement. */
export const agreementWords = {
  version: (version: string): string => `版本 ${version}`,
  effective: (day: string): string => `${day}起生效`,
} as const;

/** The headings of the agreements' pages. */
export const agreementTitles = { userAgreement: '用户协议', privacyPolicy: '隐私政策' } as const;
