import { codesByMode } from '../application/session/verification-code/codes-by-mode';
import { passwordForm } from '../application/session/change-password/definition';
import { devicesActors } from '../application/session/devices/actors';
import { devicesMachine } from '../application/session/devices/machine';
import { retrievePasswordActors } from '../application/session/retrieve-password/actors';
import { retrievePasswordMachine } from '../application/session/retrieve-password/machine';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { ChangePasswordScreen } from '../ui/screens/change-password/screen';
import { changePasswordPageText } from '../ui/screens/change-password/text';

/** Account and security. Leaving the page stops its flows and cancels their calls. */
export default memberPage({
  frame: { title: changePasswordPageText.title },
  key: ({ search }) => search,
  flows: (ports: PagePorts) => {
    const { callOf, random, connection, memberChanges } = ports;
    const account = {
      checkCode: callOf(({ account: calls }) => calls.checkCode),
      resetPassword: callOf(({ account: calls }) => calls.resetPassword),
    };
    const devices = {
      list: callOf(({ device }) => device.list),
      revoke: callOf(({ device }) => device.revoke),
    };
    const captcha = { provider: ports.captcha, random };
    const retrieval = retrievePasswordActors({
      ...ports,
      account,
      codes: codesByMode(callOf),
      captcha,
      memberChanges,
    });
    return {
      byOld: offered(passwordForm(ports)),
      byCode: offered(retrievePasswordMachine.provide({ actors: retrieval })),
      devices: offered(devicesMachine.provide({ actors: devicesActors({ devices, connection }) })),
    };
  },
  screen: ChangePasswordScreen,
});
