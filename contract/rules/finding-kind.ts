/** What in a public text gives a company away (MKT-07). */
export const findingKinds = ['companyName', 'creditCode', 'phone', 'email', 'domain', 'address'] as const;
export type FindingKind = (typeof findingKinds)[number];
