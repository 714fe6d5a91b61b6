import { bindPhoneActors } from '../application/bind-phone/actors';
import { bindPhoneMachine } from '../application/bind-phone/machine';
import { codeLoginActors } from '../application/code-login/actors';
import { codeLoginMachine } from '../application/code-login/machine';
import { registrationActors } from '../application/registration/actors';
import { registrationMachine } from '../application/registration/machine';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';

/** The ways in at /login, with their captcha. */
export const wireLogin = (ports: PageWiring): PageBundles['login'] => {
  const { gateways, random } = ports;
  const { account, codes } = gateways;
  const captcha = { provider: ports.captcha, random };
  const all = { ...ports, account, codes, captcha };
  return {
    waysIn: {
      codeLogin: codeLoginMachine.provide({ actors: codeLoginActors(all) }),
      registration: registrationMachine.provide({ actors: registrationActors(all) }),
      bindPhone: bindPhoneMachine.provide({ actors: bindPhoneActors(all) }),
    },
  };
};
