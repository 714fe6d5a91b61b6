import { retrievePasswordActors } from '../application/retrieve-password/actors';
import { retrievePasswordMachine } from '../application/retrieve-password/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { RetrievePasswordScreen } from '../ui/screens/retrieve-password/screen';

/** A forgotten password. Leaving the page cancels its call (LOG-13). */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts, { captchaAppid }: Where) => {
    const { account, codes } = ports.gateways;
    const captcha = { provider: ports.captcha, random: ports.random };
    const actors = retrievePasswordActors({ ...ports, account, codes, captcha, desk: null });
    return { retrieval: flow(retrievePasswordMachine.provide({ actors }), { appid: captchaAppid }) };
  },
  screen: RetrievePasswordScreen,
});
