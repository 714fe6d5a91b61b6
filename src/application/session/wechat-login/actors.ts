import { isRight, left, right, type Either } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { WechatLogin, WechatLoginAnswer } from '../../../domain/session/wechat-login';
import { bindingAddress, wechatAskedText } from '../../../domain/session/wechat-return';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PageWay } from '../../../ports/page-way';
import type { PlatformBridge } from '../../../ports/platform-bridge';
import type { Random } from '../../../ports/random';
import type { WechatReturns } from '../../../ports/wechat-returns';
import { fromCall, writeLimit } from '../../kit/from-call';
import { openSession, type OpenSessionPorts } from '../login/open-session';
import { wayInFormId } from '../phone-form/drafts';
import type { Arrival } from './events';
import type { Asking, HandOverInput } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface WechatLoginPorts extends OpenSessionPorts {
  readonly account: Pick<Gateways['account'], 'loginByWechat'>;
  readonly bridge: Pick<PlatformBridge, 'authorizeWechat' | 'capabilities'>;
  readonly returns: WechatReturns;
  readonly storage: Pick<KeyValueStorage, 'write'>;
  readonly random: Pick<Random, 'hex32'>;
  readonly way: PageWay;
}

/** The actors of the login by WeChat over its ports. Leaving the page cancels the call (LOG-13). */
export const wechatLoginActors = (ports: WechatLoginPorts) => {
  const { account, bridge, returns, storage, random, way } = ports;
  return {
    arrival: fromPromise<Arrival>(() => {
      const offered = bridge.capabilities.socialLogin !== 'none';
      return Promise.resolve(offered ? (returns.take() ?? { kind: 'byItself' }) : { kind: 'unavailable' });
    }),
    authorize: fromPromise<Asking, { readonly address: string }>(async ({ input }) => {
      const state = random.hex32();
      const answer = await bridge.authorizeWechat(state)();
      if (!isRight(answer) || answer.right.kind !== 'leaving') return answer;
      const kept = storage.write('hupo.wechat-asked', wechatAskedText({ state, ...input }))();
      return isRight(kept) ? answer : left({ kind: 'notKept' });
    }),
    leavePage: fromCallback<EventObject, { readonly outside: string }>(({ input }) =>
      way.leaveFor(input.outside),
    ),
    exchange: fromCall<WechatLoginAnswer, WechatLogin>(
      (login, options) => account.loginByWechat(login, options),
      { limit: writeLimit },
    ),
    openSession: openSession(ports, wayInFormId),
    handOver: fromPromise<Either<StorageFailure, void>, HandOverInput>(({ input }) => {
      const kept = storage.write('hupo.weixin-user-info', input.weixinUserInfo)();
      if (!isRight(kept)) return Promise.resolve(kept);
      way.goOn(bindingAddress(input.address));
      return Promise.resolve(right(undefined));
    }),
  };
};
