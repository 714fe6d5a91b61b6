import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { consentNow } from '../../../../src/domain/consent/consent';
import type { ConsentEntry } from '../../../../src/domain/consent/consent-entry';
import { recordedConsent } from '../../../../src/domain/consent/recorded-consent';
import { token } from '../../../support/samples/token';
import { user } from '../../../support/samples/user';
import { wiredApp, type WiredApp } from './wired-app';

const earlier: ConsentEntry = {
  version: '1.0',
  agreement: '1.0',
  at: 1_780_000_000_000,
  environment: 'browser',
  withdrawnAt: null,
};
const known = async (wired: WiredApp): Promise<void> => {
  await wired.settle();
  wired.account.currentUser.last().answer(right(user()));
  await wired.settle();
};
/** A member who comes back to a page with a consent to an earlier version. */
const asked = async (address: string): Promise<WiredApp> => {
  const wired = wiredApp(address, token('first'), 'browser', [earlier]);
  await known(wired);
  return wired;
};
const go = async (wired: WiredApp, address: string): Promise<string | null> => {
  wired.flows.navigation.send({ type: 'navigation.requested', address });
  await wired.settle();
  return wired.page().address;
};
const say = (wired: WiredApp, type: 'accepted' | 'declined' | 'logoutRequested'): Promise<void> => {
  wired.renewal.running()?.actor.send({ type: `renewal.${type}` });
  return wired.settle();
};

test('[PRI-06] a member with an earlier consent is led to the question, wherever they go and by whichever way', async () => {
  const wired = await asked('/message');
  expect(wired.page().address).toBe('/agreePrivacy');
  expect(await go(wired, '/user')).toBe('/agreePrivacy');
  expect(await go(wired, '/user/privacy')).toBe('/user/privacy');
  expect(await go(wired, '/user/agreement')).toBe('/user/agreement');
  wired.flows.navigation.send({ type: 'navigation.backRequested' });
  await wired.settle();
  wired.flows.navigation.send({ type: 'navigation.backRequested' });
  await wired.settle();
  expect(wired.page().address).toBe('/agreePrivacy');
  expect(await go(wired, '/')).toBe('/agreePrivacy');
});

test('[PRI-06] agreeing leads on where the member was, and asks no more', async () => {
  const wired = await asked('/message?page=2');
  await say(wired, 'accepted');
  expect(wired.page().address).toBe('/message?page=2');
  expect(wired.consents.agreed).toEqual([{ ...consentNow(wired.clock.port.now()), environment: 'browser' }]);
  expect(wired.storage.kept.get('hupo.consent-recorded')).toBe(recordedConsent(user().userId));
  expect(await go(wired, '/user')).toBe('/user');
});

test('[PRI-06] who reads one of the texts when the question comes goes home from it', async () => {
  const wired = await asked('/user/privacy');
  expect(wired.page().address).toBe('/user/privacy');
  expect(await go(wired, '/message')).toBe('/agreePrivacy');
  await say(wired, 'accepted');
  expect(wired.page().address).toBe('/');
});

test('[PRI-06] a consent that the gateway did not take keeps the question', async () => {
  const wired = await asked('/message');
  wired.consents.fail({ kind: 'network' });
  await say(wired, 'accepted');
  expect(await go(wired, '/message')).toBe('/agreePrivacy');
  wired.consents.fail(null);
  await say(wired, 'accepted');
  expect(wired.page().address).toBe('/message');
});

test('[PRI-06][LOG-08] refusing logs out here, takes nothing back and lets a visitor read on', async () => {
  const wired = await asked('/message');
  await say(wired, 'declined');
  await say(wired, 'logoutRequested');
  wired.account.logout.last().answer(right(undefined));
  await wired.settle();
  expect([wired.ends, wired.page().address, wired.consents.withdrawals()]).toEqual([['loggedOut'], '/', 0]);
  expect(wired.notices().toast).toBe('已退出登录');
  expect(await go(wired, '/user/agreement')).toBe('/user/agreement');
  expect(await go(wired, '/sale')).toBe('/sale');
});

test('[PRI-06] a login’s tick is the consent to what holds: nobody is asked after it', async () => {
  const wired = wiredApp('/login/passwd', null, 'browser', [earlier]);
  wired.obtain(token('first'));
  await known(wired);
  expect(wired.page().address).toBe('/user');
  expect(wired.consents.agreed).toHaveLength(1);
});

test('[PRI-06] a tick given in another tab since is the one that counts', async () => {
  const wired = wiredApp('/message', token('first'), 'browser', [earlier]);
  const given = consentNow(wired.clock.port.now());
  wired.storage.kept.set('hupo.privacy-consent', JSON.stringify(given));
  await known(wired);
  expect(wired.page().address).toBe('/message');
  expect(wired.consents.agreed).toEqual([{ ...given, environment: 'browser' }]);
});

test('[PRI-06] a refused token and a wish to log in again end the question too', async () => {
  const refused = await asked('/message');
  refused.callFailed({ kind: 'unauthenticated', message: '' }, true, token('first'));
  await refused.settle();
  refused.clock.pass(500);
  await refused.settle();
  expect([refused.ends, refused.page().address]).toEqual([['refused'], '/']);

  const again = await asked('/message');
  again.flows.session.send({ type: 'session.forcedLogout' });
  await again.settle();
  expect([again.ends, again.page().address]).toEqual([['forced'], '/login']);
});

test('[PRI-06] user info that fails while the member is asked leaves the question', async () => {
  const wired = await asked('/message');
  wired.flows.userInfo.send({ type: 'userInfo.requested' });
  await wired.settle();
  wired.account.currentUser.last().answer(left({ kind: 'network' }));
  await wired.settle();
  expect(wired.page().address).toBe('/agreePrivacy');
});
