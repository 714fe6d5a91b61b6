import type { Database } from '../adapters/database/orm';
import { wechatCodeStore } from '../adapters/database/stores/wechat-code-store';
import { wechatIdentityStore } from '../adapters/database/stores/wechat-identity-store';
import { wechatCalls } from '../adapters/http/calls/wechat-calls';
import { makeWechatBinding } from '../application/account/wechat-binding';
import { makeWechatLogin, type WechatLoginNeeds } from '../application/account/wechat-login';
import type { Random } from '../ports/random';

type WechatNeeds = Omit<WechatLoginNeeds, 'authorisations' | 'identities'> & { readonly random: Random };

/** The login by WeChat and the binding of its people, put together. */
export const makeWechatUseCases = (database: Database, needs: WechatNeeds) => {
  const codes = wechatCodeStore(database, needs.clock, needs.random);
  const identities = wechatIdentityStore(database, needs.clock, needs.random);
  return {
    codes,
    binding: makeWechatBinding(identities),
    calls: wechatCalls(makeWechatLogin({ ...needs, authorisations: codes, identities })),
  };
};
