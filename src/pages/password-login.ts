import { loginActors } from '../application/session/login/actors';
import { loginMachine } from '../application/session/login/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { PasswordLoginScreen } from '../ui/screens/password-login/screen';

/** Logging in by phone number and password. Leaving the page cancels its call (LOG-13). */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts, { captchaAppid }: Where) => {
    const account = { loginByPassword: ports.callOf(({ account: calls }) => calls.loginByPassword) };
    const captcha = { provider: ports.captcha, random: ports.random };
    const actors = loginActors({ ...ports, account, captcha });
    return { login: flow(loginMachine.provide({ actors }), { appid: captchaAppid }) };
  },
  screen: PasswordLoginScreen,
});
