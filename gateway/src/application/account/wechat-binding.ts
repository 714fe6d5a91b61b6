import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { WechatIdentities } from '../../ports/wechat-identities';

/** Binds a phone's account to the person that WeChat named (LOG-04, LOG-05). */
export interface WechatBinding {
  /** Refuses a proof that is used or old; asked before a phone's code is taken, so that none is taken in vain. */
  readonly check: (proof: string) => Promise<Either<Refusal, null>>;
  /** Binds; refuses for an account that is bound to another person. */
  readonly bind: (proof: string, accountId: string) => Promise<Either<Refusal, null>>;
}

export const makeWechatBinding = (identities: WechatIdentities): WechatBinding => {
  const check = async (proof: string): Promise<Either<Refusal, null>> =>
    (await identities.isOffered(proof)) ? right(null) : left(refusals.wechatProofSpent);
  return {
    check,
    bind: async (proof, accountId) => {
      const known = await check(proof);
      if (isLeft(known)) return known;
      switch (await identities.bind(proof, accountId)) {
        case 'bound':
          return right(null);
        case 'spent':
          return left(refusals.wechatProofSpent);
        case 'accountTaken':
          return left(refusals.wechatOfAnother);
      }
    },
  };
};
