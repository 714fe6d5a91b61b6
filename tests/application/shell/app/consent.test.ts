import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { policyVersion } from '../../../../src/domain/consent/consent';
import { user } from '../../../support/samples/user';
import { token } from '../../../support/samples/token';
import { wiredApp } from './wired-app';

const calls = ({ account, messages, consents }: ReturnType<typeof wiredApp>): number =>
  account.currentUser.calls.length +
  account.renewToken.calls.length +
  messages.unreadCount.calls.length +
  consents.agreed.length;

test('[PRI-02][PRI-03] in the app nothing is asked of anybody before the agreement; after it, home and the user', async () => {
  const wired = wiredApp('/message', token('first'), 'native');
  await wired.settle();
  expect(wired.page().address).toBe('/agreePrivacy');
  for (const type of ['foreground', 'online'] as const) wired.app.send({ type: `lifecycle.${type}` });
  wired.flows.navigation.send({ type: 'navigation.requested', address: '/user/agreement' });
  await wired.settle();
  expect([wired.page().address, calls(wired)]).toEqual(['/user/agreement', 0]);

  wired.flows.navigation.send({ type: 'navigation.requested', address: '/' });
  wired.flows.privacy.send({ type: 'privacy.accepted' });
  await wired.settle();
  expect([wired.page().address, wired.account.currentUser.calls.length]).toEqual(['/', 1]);
  wired.account.currentUser.last().answer(right(user()));
  await wired.settle();
  expect(wired.consents.agreed).toMatchObject([{ version: policyVersion, environment: 'native' }]);
});

test('[PRI-06] a consent taken back in the app leads from the policy to the agreement, its question closed', async () => {
  const wired = wiredApp('/', null, 'native');
  wired.flows.privacy.send({ type: 'privacy.accepted' });
  await wired.settle();
  wired.flows.navigation.send({ type: 'navigation.requested', address: '/user/privacy' });
  await wired.settle();
  const close = wired.layers.open('withdraw-consent', () => undefined);
  await wired.settle();
  close();
  wired.flows.privacy.send({ type: 'privacy.consentTakenBack' });
  await wired.settle();
  expect(wired.page()).toMatchObject({ address: '/agreePrivacy', layers: [] });
});

test('[PRI-06] in a browser a login’s tick is recorded once its user is known, and taking it back logs out', async () => {
  const wired = wiredApp('/login/passwd');
  wired.obtain(token('first'));
  await wired.settle();
  wired.account.currentUser.last().answer(right(user()));
  await wired.settle();
  expect(wired.consents.agreed).toMatchObject([{ version: policyVersion, environment: 'browser' }]);
  wired.flows.privacy.send({ type: 'privacy.consentTakenBack' });
  await wired.settle();
  expect([wired.ends, wired.page().address]).toEqual([['loggedOut'], '/']);
});

test('[PRI-06][LOG-08] in the app the token is gone at once: nobody is asked, for nothing may be sent any more', async () => {
  const wired = wiredApp('/', token('first'), 'native');
  wired.flows.privacy.send({ type: 'privacy.accepted' });
  await wired.settle();
  wired.account.currentUser.last().answer(right(user()));
  await wired.settle();
  wired.flows.privacy.send({ type: 'privacy.consentTakenBack' });
  await wired.settle();
  expect(wired.account.logout.calls).toHaveLength(0);
  expect([wired.ends, wired.page().address, wired.app.getSnapshot().context.token]).toEqual([
    ['loggedOut'],
    '/agreePrivacy',
    null,
  ]);
});
