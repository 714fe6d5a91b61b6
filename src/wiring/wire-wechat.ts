import { wechatLoginActors } from '../application/wechat-login/actors';
import { wechatLoginMachine } from '../application/wechat-login/machine';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';

/** The login by WeChat. */
export const wireWechat = (ports: PageWiring): PageBundles['wechat'] => ({
  login: wechatLoginMachine.provide({
    actors: wechatLoginActors({ ...ports, account: ports.gateways.account, returns: ports.wechatReturns }),
  }),
});
