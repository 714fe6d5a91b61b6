import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { retrievePasswordActors } from '../../../../src/application/session/retrieve-password/actors';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { fakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeRandom } from '../../../support/fakes/random';
import { fakeVerificationCodes } from '../../../support/fakes/verification-codes';

const reset = { userName: '13851206614', countryCode: '86', caption: '135790', password: 'amber-77' };

const changing = async (answer: Either<GatewayFailure, void>, isLoggedIn: boolean): Promise<number> => {
  let reported = 0;
  const actors = retrievePasswordActors({
    account: {
      checkCode: () => () => Promise.resolve(right(undefined)),
      resetPassword: () => () => Promise.resolve(answer),
    },
    memberChanges: isLoggedIn ? { changed: () => void (reported += 1) } : null,
    codes: fakeVerificationCodes().port,
    drafts: fakeFormDrafts().port,
    storage: fakeStorage().port,
    clock: fakeClock().port,
    layers: fakeLayers().port,
    captcha: { provider: fakeCaptchaProvider().port, random: fakeRandom() },
    random: fakeRandom(),
  });
  expect(await toPromise(createActor(actors.changePassword, { input: reset }).start())).toEqual(answer);
  return reported;
};

test('[SCR-10] once a member has a password, who the member is is asked anew', async () => {
  expect(await changing(right(undefined), true)).toBe(1);
});

test('[SCR-10] a password that was not set changes nothing of the member', async () => {
  expect(await changing(left({ kind: 'network' }), true)).toBe(0);
});

test('[LOG-12] nobody is asked for who forgot the password of an account and is not logged in', async () => {
  expect(await changing(right(undefined), false)).toBe(0);
});
