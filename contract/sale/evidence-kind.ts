import * as t from 'io-ts';

/** The checks: the phone, the real name and the organization of the seller or buyer, the right to sell, the means (MKT-13). */
export const EvidenceKind = t.keyof(
  { phone: null, realName: null, organization: null, authority: null, funds: null },
  'EvidenceKind',
);
export type EvidenceKind = t.TypeOf<typeof EvidenceKind>;
