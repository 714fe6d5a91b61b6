/** What in a public text gives a company away (MKT-07); a credit code with a wrong check character is like one. */
export const findingKinds = [
  'companyName',
  'creditCode',
  'likeCreditCode',
  'phone',
  'email',
  'domain',
  'address',
] as const;
export type FindingKind = (typeof findingKinds)[number];
