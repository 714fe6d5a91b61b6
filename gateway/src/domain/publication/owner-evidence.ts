import type { Account } from '../account/account';
import type { Evidence } from '../sale/sale';
import type { Verification } from '../verification/verification';
import { dayMs } from '../../../../contract/values/duration';

/** How the platform looked into who publishes a deal or a demand, and the days for which that holds; null until it is taken back. */
const looked = [
  { kind: 'phone', method: '短信验证码', holds: null },
  { kind: 'realName', method: '平台身份认证审核', holds: 730 },
  { kind: 'organization', method: '平台身份认证审核', holds: 365 },
] as const;

/**
 * The publisher's facts that the platform itself verified (MKT-13): for an account that was not verified in full, the phone alone.
 * @param listedAt when it is listed, milliseconds since 1970: the date of a fact that was verified without an application
 */
export const ownerEvidence = (
  { prove, company }: Pick<Account, 'prove' | 'company'>,
  newest: Pick<Verification, 'decision'> | null,
  listedAt: number,
): readonly Evidence[] => {
  const decision = newest?.decision ?? null;
  const verifiedAt = decision?.kind === 'approved' ? decision.at : listedAt;
  return looked
    .filter(({ kind }) => kind === 'phone' || (prove === '1' && (kind === 'realName' || company !== '')))
    .map(({ kind, method, holds }) => ({
      kind,
      method,
      at: verifiedAt,
      until: holds === null ? null : verifiedAt + holds * dayMs,
    }));
};
