import { left, right, type Either } from 'fp-ts/Either';
import { openIdsPerAccount } from '../../domain/limit/limits';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Limits } from '../../ports/limits';
import type { WechatAuthorisations } from '../../ports/wechat-codes';

export interface OpenIdNeeds {
  readonly authorisations: WechatAuthorisations;
  readonly limits: Limits;
}

/** Who pays, by a code of WeChat's, which is good once (PAY-08). */
export type FindOpenId = (
  accountId: string,
  code: string,
) => Promise<Either<Refusal, { readonly openId: string }>>;

export const makeFindOpenId =
  ({ authorisations, limits }: OpenIdNeeds): FindOpenId =>
  async (accountId, code) => {
    const pace = await limits.take(`pay:openid:${accountId}`, openIdsPerAccount);
    if (!pace.allowed) return left(refusals.paymentsTooOften);
    const person = await authorisations.redeem(code);
    return person === null ? left(refusals.wechatCodeSpent) : right({ openId: person.openId });
  };
