import type { SnapshotFrom } from 'xstate';
import type { WechatLoginMachine } from './machine';
import { selectWechatLoginStatus } from './status';

type WechatLogin = SnapshotFrom<WechatLoginMachine>;
interface Last {
  readonly from: WechatLogin;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the login by WeChat. */
export const wechatLoginInvariants: Readonly<Record<string, (now: WechatLogin, last?: Last) => boolean>> = {
  '[LOG-05] WeChat is asked only when the agreement is ticked': (now) =>
    !now.hasTag('atWechat') || now.context.agreed,
  '[LOG-05] a code is held only while it is exchanged, and used for one call': (now, last) =>
    now.matches('exchanging') === (now.context.login.code !== '') &&
    now.matches('exchanging') === (now.children.exchange !== undefined) &&
    (!now.matches('exchanging') ||
      last === undefined ||
      last.from.matches('exchanging') ||
      last.from.matches('arriving') ||
      last.from.matches('asking')),
  '[LOG-13] at most one thing is under way': (now) => Object.keys(now.children).length <= 1,
  '[LOG-01] a token is held only while the session is being opened': (now) =>
    now.matches('openingSession') === (now.context.token !== null),
  '[LOG-05] who WeChat says it is is held only while it is handed over': (now) =>
    now.matches('handingOver') === (now.context.weixinUserInfo !== ''),
  '[LOG-05] an attempt that ended without a login says why': (now) => {
    const { message } = selectWechatLoginStatus(now);
    return (
      message !== '' &&
      (message !== null) ===
        (now.matches('offering') &&
          !now.matches({ offering: 'ready' }) &&
          !now.matches({ offering: 'unticked' }))
    );
  },
};
