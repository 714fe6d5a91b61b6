import { codesByMode } from '../application/session/verification-code/codes-by-mode';
import { retrievePasswordActors } from '../application/session/retrieve-password/actors';
import { retrievePasswordMachine } from '../application/session/retrieve-password/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { RetrievePasswordScreen } from '../ui/screens/retrieve-password/screen';

/** A forgotten password. Leaving the page cancels its call (LOG-13). */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts, { captchaAppid }: Where) => {
    const { callOf } = ports;
    const account = {
      checkCode: callOf(({ account: calls }) => calls.checkCode),
      resetPassword: callOf(({ account: calls }) => calls.resetPassword),
    };
    const captcha = { provider: ports.captcha, random: ports.random };
    const actors = retrievePasswordActors({
      ...ports,
      account,
      codes: codesByMode(callOf),
      captcha,
      memberChanges: null,
    });
    return { retrieval: flow(retrievePasswordMachine.provide({ actors }), { appid: captchaAppid }) };
  },
  screen: RetrievePasswordScreen,
});
