import { left, right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { unsubscribeActors } from '../../../../src/application/session/unsubscribe/actors';
import { unsubscribeMachine } from '../../../../src/application/session/unsubscribe/machine';
import { selectUnsubscribeStatus } from '../../../../src/application/session/unsubscribe/status';
import { fakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeMemberGateways } from '../../../support/fakes/member-gateways';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { confirms, goesOn, submits, toggles, typesCode } from './samples';

const opened = () => {
  const { ports, calls } = fakeMemberGateways();
  const [layers, captcha, clock] = [fakeLayers(), fakeCaptchaProvider(), fakeClock()];
  const reported: string[] = [];
  const actors = unsubscribeActors({
    credentials: ports.credentials,
    memberChanges: { changed: () => void reported.push('changed') },
    codes: { send: () => () => Promise.resolve(right(undefined)) },
    storage: fakeStorage().port,
    clock: clock.port,
    layers: layers.port,
    captcha: { provider: captcha.port, random: fakeRandom() },
  });
  const actor = createActor(unsubscribeMachine.provide({ actors }), {
    clock: clock.timers,
    input: { appid: '2030', userName: '13851206614' },
  }).start();
  for (const event of [toggles, goesOn, typesCode('123456'), submits]) actor.send(event);
  return { actor, calls, layers, reported, status: () => selectUnsubscribeStatus(actor.getSnapshot()) };
};

test('[SCR-10][SES-02] once the account is no more, the desk asks who the member is', async () => {
  const page = opened();
  expect(page.layers.open()).toEqual(['unsubscribe']);
  page.actor.send(confirms);
  expect(page.calls.unsubscribe.last().input).toBe('123456');
  page.calls.unsubscribe.last().answer(right(undefined));
  await settled();
  expect(page.status().phase).toBe('over');
  expect(page.reported).toEqual(['changed']);
});

test('[LAY-19] back closes the question, and nothing was given up', () => {
  const page = opened();
  page.layers.back();
  expect(page.status().phase).toBe('proving');
  expect(page.calls.unsubscribe.calls).toEqual([]);
});

test('[SCR-10] a refusal tells nobody; leaving the page cancels the call', async () => {
  const page = opened();
  page.actor.send(confirms);
  page.calls.unsubscribe.last().answer(left({ kind: 'refused', code: 400, message: '验证码不正确' }));
  await settled();
  expect(page.status()).toMatchObject({
    phase: 'proving',
    error: null,
    codeError: '验证码不正确',
    caption: '123456',
  });
  expect(page.reported).toEqual([]);
  page.actor.send(submits);
  page.actor.send(confirms);
  page.actor.stop();
  expect(page.calls.unsubscribe.last().signal?.aborted).toBe(true);
});
