import { loginActors } from '../application/login/actors';
import { loginMachine } from '../application/login/machine';
import { retrievePasswordActors } from '../application/retrieve-password/actors';
import { retrievePasswordMachine } from '../application/retrieve-password/machine';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';

/** Logging in by password, and a forgotten one. */
export const wirePassword = (ports: PageWiring): PageBundles['password'] => {
  const { account, codes } = ports.gateways;
  const all = { ...ports, account, codes, captcha: { provider: ports.captcha, random: ports.random } };
  return {
    login: loginMachine.provide({ actors: loginActors(all) }),
    retrieval: retrievePasswordMachine.provide({ actors: retrievePasswordActors({ ...all, desk: null }) }),
  };
};
