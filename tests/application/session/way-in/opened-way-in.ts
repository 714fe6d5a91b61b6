import { createActor } from 'xstate';
import { bindPhoneActors } from '../../../../src/application/session/bind-phone/actors';
import { bindPhoneMachine } from '../../../../src/application/session/bind-phone/machine';
import { codeLoginActors } from '../../../../src/application/session/code-login/actors';
import { codeLoginMachine } from '../../../../src/application/session/code-login/machine';
import type { PhoneFormEvent } from '../../../../src/application/session/phone-form/events';
import { selectPhoneFormStatus } from '../../../../src/application/session/phone-form/status';
import { registrationActors } from '../../../../src/application/session/registration/actors';
import { registrationMachine } from '../../../../src/application/session/registration/machine';
import type { WayIn } from '../../../../src/domain/session/way-in';
import { fakeAccountGateway } from '../../../support/fakes/account-gateway';
import { fakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeFormDrafts, type FakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakePageWay } from '../../../support/fakes/page-way';
import { fakeRandom } from '../../../support/fakes/random';
import { fakeSessionOpener } from '../../../support/fakes/session-opener';
import { fakeTokenStore } from '../../../support/fakes/token-store';
import { fakeVerificationCodes } from '../../../support/fakes/verification-codes';

export const promotion = { sprad: 's1', shareRegister: 'r1', platformChannel: 'c1' };

interface Given {
  readonly drafts?: FakeFormDrafts;
  /** What WeChat said, left by its login; null where nobody came from there. */
  readonly weixinUserInfo?: string | null;
  readonly query?: string;
}

/** A page of a way in, running over fakes. */
export const openedWayIn = (way: WayIn, given: Given = {}) => {
  const [account, tokens, sessionOpener, layers] = [
    fakeAccountGateway(),
    fakeTokenStore(),
    fakeSessionOpener(),
    fakeLayers(),
  ];
  const drafts = given.drafts ?? fakeFormDrafts();
  const { weixinUserInfo = '{"ticket":"signed"}', query = '' } = given;
  const storage = fakeStorage(weixinUserInfo === null ? {} : { 'hupo.weixin-user-info': weixinUserInfo });
  const pageWay = fakePageWay();
  const clock = fakeClock();
  const ports = {
    account: account.port,
    codes: fakeVerificationCodes().port,
    tokens: tokens.port,
    sessionOpener: sessionOpener.port,
    drafts: drafts.port,
    storage: storage.port,
    clock: clock.port,
    layers: layers.port,
    way: pageWay.port,
    captcha: { provider: fakeCaptchaProvider().port, random: fakeRandom() },
    random: fakeRandom(),
    promotions: { recall: () => Promise.resolve(promotion) },
  };
  const machines = {
    codeLogin: codeLoginMachine.provide({ actors: codeLoginActors(ports) }),
    registration: registrationMachine.provide({ actors: registrationActors(ports) }),
    bindPhone: bindPhoneMachine.provide({ actors: bindPhoneActors(ports) }),
  };
  const actor = createActor(machines[way], { clock: clock.timers, input: { appid: '2030', query } }).start();
  const { form } = actor.getSnapshot().children;
  const send = (event: PhoneFormEvent): void => form?.send(event);
  return {
    actor,
    account,
    tokens,
    sessionOpener,
    drafts,
    layers,
    storage,
    pageWay,
    send,
    status: () => {
      if (form === undefined) throw new Error('a way in begins with its form');
      return selectPhoneFormStatus(form.getSnapshot());
    },
    submit: (password = 'amber-77') => {
      send({ type: 'form.userNameChanged', text: ' 13851206614 ' });
      send({ type: 'form.captionChanged', text: '123 456' });
      send({ type: 'form.passwordChanged', text: password });
      send({ type: 'form.agreementToggled' });
      send({ type: 'form.ageToggled' });
      send({ type: 'form.submitted' });
    },
  };
};
