import { right } from 'fp-ts/Either';
import { createActor, type ActorRefFrom } from 'xstate';
import { inspector, type Heard } from '../../../../src/application/kit/inspection/inspector';
import { loginActors } from '../../../../src/application/session/login/actors';
import { loginMachine } from '../../../../src/application/session/login/machine';
import { selectLoginStatus, type LoginStatus } from '../../../../src/application/session/login/status';
import { fakeAccountGateway, type FakeAccountGateway } from '../../../support/fakes/account-gateway';
import { fakeCaptchaProvider, type FakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeFormDrafts, type FakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeLayers, type FakeLayers } from '../../../support/fakes/layer-stack';
import { fakeRandom } from '../../../support/fakes/random';
import { fakeSessionOpener, type FakeSessionOpener } from '../../../support/fakes/session-opener';
import { settled } from '../../../support/fakes/settled';
import { fakeTokenStore, type FakeTokenStore } from '../../../support/fakes/token-store';

export interface OpenedLogin {
  readonly actor: ActorRefFrom<typeof loginMachine>;
  readonly status: () => LoginStatus;
  /** What the inspector heard, but for events that were taken. */
  readonly heard: readonly Heard[];
  readonly account: FakeAccountGateway;
  readonly tokens: FakeTokenStore;
  readonly sessionOpener: FakeSessionOpener;
  readonly drafts: FakeFormDrafts;
  readonly layers: FakeLayers;
  readonly captcha: FakeCaptchaProvider;
  readonly clock: FakeClock;
  /** Types both fields and ticks the agreement. */
  readonly fill: (userName: string, password: string) => void;
  /** Submits and goes on until the puzzle is shown. */
  readonly toPuzzle: () => Promise<void>;
  /** Submits and solves the puzzle. */
  readonly solve: (ticket?: string, randstr?: string) => Promise<void>;
}

/** The page of the password login, running over fakes. */
export const openedLogin = (given: { readonly drafts?: FakeFormDrafts } = {}): OpenedLogin => {
  const [account, tokens, sessionOpener] = [fakeAccountGateway(), fakeTokenStore(), fakeSessionOpener()];
  const [layers, captcha, clock] = [fakeLayers(), fakeCaptchaProvider(), fakeClock()];
  const drafts = given.drafts ?? fakeFormDrafts();
  const actors = loginActors({
    account: account.port,
    tokens: tokens.port,
    sessionOpener: sessionOpener.port,
    drafts: drafts.port,
    layers: layers.port,
    clock: clock.port,
    captcha: { provider: captcha.port, random: fakeRandom() },
  });
  const heard: Heard[] = [];
  const actor = createActor(loginMachine.provide({ actors }), {
    clock: clock.timers,
    input: { appid: '2030' },
    inspect: inspector((reported) => {
      if (reported.kind !== 'taken') heard.push(reported);
    }),
  }).start();
  const toPuzzle = async (): Promise<void> => {
    actor.send({ type: 'login.submitted' });
    captcha.entryScript.last().answer(right(undefined));
    await settled();
    captcha.config.last().answer(right({ appid: '2030', width: null, height: null }));
    await settled();
    captcha.lastFrame().says({ event: 'scriptloaded' });
    captcha.lastFrame().says({ event: 'ready' });
    captcha.lastFrame().says({ event: 'shown' });
  };
  return {
    actor,
    heard,
    account,
    tokens,
    sessionOpener,
    drafts,
    layers,
    captcha,
    clock,
    status: () => selectLoginStatus(actor.getSnapshot()),
    fill: (userName, password) => {
      actor.send({ type: 'login.userNameChanged', text: userName });
      actor.send({ type: 'login.passwordChanged', text: password });
      actor.send({ type: 'login.agreementToggled' });
    },
    toPuzzle,
    solve: async (ticket = 'ticket', randstr = 'randstr') => {
      await toPuzzle();
      captcha.lastFrame().says({ event: 'verified', ticket, randstr });
      await settled();
    },
  };
};
