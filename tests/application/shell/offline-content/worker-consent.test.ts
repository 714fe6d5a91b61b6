import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { consentGate } from '../../../../src/application/session/privacy-agreement/consent-gate';
import { keptPages } from '../../../../src/application/shell/offline-content/kept-pages';
import { lazyOffline } from '../../../../src/application/shell/offline-content/lazy-offline';
import { startOffline } from '../../../../src/wiring/start-offline';
import { settled } from '../../../support/fakes/settled';
import { wiredApp } from '../app/wired-app';

/** The app without an agreement yet, whose flows of pages without network register a worker that counts. */
const withoutAgreement = () => {
  const { flows } = wiredApp('/', null, 'native');
  const gate = consentGate(false, () => undefined);
  gate.follow(flows.privacy);
  const registered = { times: 0 };
  const worker = {
    isSupported: () => true,
    register: () => () => {
      registered.times += 1;
      return Promise.resolve(right(undefined));
    },
    listen: () => () => undefined,
    look: () => undefined,
    takeOver: () => undefined,
  };
  const lifecycle = { reload: () => undefined, listen: () => () => undefined };
  const connection = { isUp: () => true };
  const pages = keptPages(
    () => Promise.resolve(new Map()),
    () => null,
    new Map(),
  );
  const offline = lazyOffline(
    { keptAt: null, isShell: false, isUp: connection.isUp, allowed: gate.passed, pages },
    () =>
      Promise.resolve(
        startOffline(
          { worker, underWay: { work: () => null }, lifecycle, connection },
          null,
          () => undefined,
        ),
      ),
  );
  return { offline, flows, registered };
};

test.each([
  ['the first view', 'start'],
  ['an answer that the device kept', 'answered'],
] as const)('[PRI-02] the app registers no worker for %s before the agreement', async (_, asks) => {
  const { offline, flows, registered } = withoutAgreement();
  if (asks === 'start') void offline.start();
  else offline.answered(7);
  await settled();
  expect(registered.times).toBe(0);
  flows.privacy.send({ type: 'privacy.accepted' });
  await settled();
  await settled();
  expect(registered.times).toBe(1);
});
