import { expect, test } from 'vitest';
import { consentGate } from '../../../../src/application/session/privacy-agreement/consent-gate';
import { wiredApp } from '../../shell/app/wired-app';
import { settled } from '../../../support/fakes/settled';

/** Whether what waits at the gate has passed by now. */
const passes = async (gate: ReturnType<typeof consentGate>): Promise<boolean> => {
  const seen = { passed: false };
  void gate.passed().then(() => (seen.passed = true));
  await settled();
  return seen.passed;
};

test('[PRI-02] nothing passes before the agreement, everything that waited passes with it', async () => {
  const { flows } = wiredApp('/', null, 'native');
  const gate = consentGate(false, () => undefined);
  gate.follow(flows.privacy);
  const waiting = gate.passed();
  expect([gate.isOpen(), await passes(gate)]).toEqual([false, false]);
  flows.privacy.send({ type: 'privacy.accepted' });
  await settled();
  await waiting;
  expect([gate.isOpen(), await passes(gate)]).toEqual([true, true]);
});

test('[PRI-06] a consent that is taken back closes it again, in a browser never, and the device’s name is let go in both', async () => {
  const inApp = wiredApp('/', null, 'native');
  const forgotten: string[] = [];
  const gate = consentGate(false, () => forgotten.push('in the app'));
  gate.follow(inApp.flows.privacy);
  inApp.flows.privacy.send({ type: 'privacy.accepted' });
  await settled();
  inApp.flows.privacy.send({ type: 'privacy.consentTakenBack' });
  expect([gate.isOpen(), await passes(gate)]).toEqual([false, false]);

  const inBrowser = wiredApp('/');
  const open = consentGate(true, () => forgotten.push('in a browser'));
  open.follow(inBrowser.flows.privacy);
  inBrowser.flows.privacy.send({ type: 'privacy.consentTakenBack' });
  expect([open.isOpen(), await passes(open)]).toEqual([true, true]);
  expect(forgotten).toEqual(['in the app', 'in a browser']);
});

test('[PRI-02] while a consent is being taken back nothing passes; what was held passes when it stands, else with the next agreement', async () => {
  const { flows } = wiredApp('/', null, 'native');
  const gate = consentGate(false, () => undefined);
  gate.follow(flows.privacy);
  flows.privacy.send({ type: 'privacy.accepted' });
  await settled();

  gate.hold();
  const first = passes(gate);
  expect([gate.isOpen(), await first]).toEqual([false, false]);
  gate.release();
  expect([gate.isOpen(), await passes(gate)]).toEqual([true, true]);

  gate.hold();
  const seen = { passed: false };
  void gate.passed().then(() => (seen.passed = true));
  flows.privacy.send({ type: 'privacy.consentTakenBack' });
  await settled();
  expect([gate.isOpen(), seen.passed]).toEqual([false, false]);
  flows.privacy.send({ type: 'privacy.accepted' });
  await settled();
  expect([gate.isOpen(), seen.passed]).toEqual([true, true]);
});

test('[PRI-06] in a browser what was held while the consent was taken back passes afterwards: public pages go on', async () => {
  const { flows } = wiredApp('/');
  const gate = consentGate(true, () => undefined);
  gate.follow(flows.privacy);
  gate.hold();
  expect(await passes(gate)).toBe(false);
  flows.privacy.send({ type: 'privacy.consentTakenBack' });
  expect([gate.isOpen(), await passes(gate)]).toEqual([true, true]);
});
