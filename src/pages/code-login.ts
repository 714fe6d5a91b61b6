import { codesByMode } from '../application/session/verification-code/codes-by-mode';
import { bindPhoneActors } from '../application/session/bind-phone/actors';
import { bindPhoneMachine } from '../application/session/bind-phone/machine';
import { codeLoginActors } from '../application/session/code-login/actors';
import { codeLoginMachine } from '../application/session/code-login/machine';
import { registrationActors } from '../application/session/registration/actors';
import { registrationMachine } from '../application/session/registration/machine';
import type { WayInMachine } from '../application/session/way-in/chart';
import { wayInOf, type WayIn } from '../domain/session/way-in';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { CodeLoginScreen } from '../ui/screens/code-login/screen';

/** The ways in that begin with a phone and a code; which one, the address says (LOG-13). */
export default page({
  queries: ['mode', 'redirect'],
  key: ({ search }) => wayInOf(search),
  flows: (ports: PagePorts, { search, captchaAppid }: Where) => {
    const { callOf, random } = ports;
    const account = {
      loginByCode: callOf(({ account: calls }) => calls.loginByCode),
      register: callOf(({ account: calls }) => calls.register),
      loginByValidate: callOf(({ account: calls }) => calls.loginByValidate),
    };
    const all = {
      ...ports,
      account,
      codes: codesByMode(callOf),
      captcha: { provider: ports.captcha, random },
    };
    const ways: Readonly<Record<WayIn, () => WayInMachine>> = {
      codeLogin: () => codeLoginMachine.provide({ actors: codeLoginActors(all) }),
      registration: () => registrationMachine.provide({ actors: registrationActors(all) }),
      bindPhone: () => bindPhoneMachine.provide({ actors: bindPhoneActors(all) }),
    };
    return { wayIn: flow(ways[wayInOf(search)](), { appid: captchaAppid, query: search }) };
  },
  screen: CodeLoginScreen,
});
