import { loginActors } from '../application/login/actors';
import { loginMachine } from '../application/login/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { PasswordLoginScreen } from '../ui/screens/password-login/screen';

/** Logging in by phone number and password. Leaving the page cancels its call (LOG-13). */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts, { captchaAppid }: Where) => {
    const { account } = ports.gateways;
    const captcha = { provider: ports.captcha, random: ports.random };
    const actors = loginActors({ ...ports, account, captcha });
    return { login: flow(loginMachine.provide({ actors }), { appid: captchaAppid }) };
  },
  screen: PasswordLoginScreen,
});
