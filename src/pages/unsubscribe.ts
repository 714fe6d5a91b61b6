import { codesByMode } from '../application/session/verification-code/codes-by-mode';
import { unsubscribeActors } from '../application/session/unsubscribe/actors';
import { unsubscribeMachine } from '../application/session/unsubscribe/machine';
import type { User } from '../domain/user/user';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { UnsubscribeScreen } from '../ui/screens/unsubscribe/screen';
import { unsubscribePageText } from '../ui/screens/unsubscribe/text';

/** Where an account is given up. Leaving the page leaves the account as it is. */
export default memberPage({
  frame: { title: unsubscribePageText.title, shape: 'text' },
  flows: (ports: PagePorts, { captchaAppid }: Where, { userName }: User) => {
    const { callOf, storage, clock, layers, memberChanges } = ports;
    const credentials = { unsubscribe: callOf(({ credential }) => credential.unsubscribe) };
    const codes = codesByMode(callOf);
    const captcha = { provider: ports.captcha, random: ports.random };
    const actors = unsubscribeActors({ credentials, memberChanges, codes, storage, clock, layers, captcha });
    return { leaving: flow(unsubscribeMachine.provide({ actors }), { appid: captchaAppid, userName }) };
  },
  screen: UnsubscribeScreen,
});
