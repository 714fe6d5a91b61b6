import { wechatLoginActors } from '../application/wechat-login/actors';
import { wechatLoginMachine } from '../application/wechat-login/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { WechatLoginScreen } from '../ui/screens/wechat-login/screen';

/** The login by WeChat, a mode of the login page. Leaving the page cancels its call (LOG-13). */
export default page({
  queries: ['mode', 'redirect'],
  flows: (ports: PagePorts, { address }: Where) => {
    const actors = wechatLoginActors({
      ...ports,
      account: ports.gateways.account,
      returns: ports.wechatReturns,
    });
    return { login: flow(wechatLoginMachine.provide({ actors }), { address }) };
  },
  screen: WechatLoginScreen,
});
