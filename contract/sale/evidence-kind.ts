import * as t from 'io-ts';

/** What is looked into: the phone, the real name and the organization of who sells or buys, the right to sell, the means (MKT-13). */
export const EvidenceKind = t.keyof(
  { phone: null, realName: null, organization: null, authority: null, funds: null },
  'EvidenceKind',
);
export type EvidenceKind = t.TypeOf<typeof EvidenceKind>;
