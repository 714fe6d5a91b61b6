import { wechatLoginActors } from '../application/session/wechat-login/actors';
import { wechatLoginMachine } from '../application/session/wechat-login/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { WechatLoginScreen } from '../ui/screens/wechat-login/screen';

/** The login by WeChat, a mode of the login page. Leaving the page cancels its call (LOG-13). */
export default page({
  queries: ['mode', 'redirect'],
  flows: (ports: PagePorts, { address }: Where) => {
    const actors = wechatLoginActors({
      ...ports,
      account: { loginByWechat: ports.callOf(({ account }) => account.loginByWechat) },
      returns: ports.wechatReturns,
    });
    return { login: flow(wechatLoginMachine.provide({ actors }), { address }) };
  },
  screen: WechatLoginScreen,
});
