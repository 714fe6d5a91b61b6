import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { StoredChatDrafts } from '../../../../src/adapters/storage-web/stored-chat-drafts';
import { paymentSessionInvariants } from '../../../../src/application/payment/payment/session/invariants';
import { selectSessionStatus } from '../../../../src/application/session/session/status';
import { selectNavigationStatus } from '../../../../src/application/shell/navigation/status';
import { isChosenEnd } from '../../../../src/application/session/session/events';
import { accessOfPath } from '../../../../src/domain/access/access-of-path';
import { pathOf } from '../../../../src/domain/address/path-segments';
import { storedNames } from '../../../../src/domain/session/stored-names';
import { broken, brokenByFlows } from '../app/walk/checks';
import type { Tab } from '../../../support/composed/tab';
import type { ComposedWorld } from '../../../support/composed/world';

/** Whether a tab's attempt to pay acts: it has the lock, and calls. */
const actsOnPayment = (tab: Tab): boolean => {
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    tab.paymentSession()?.getSnapshot().children ?? {};
  const attempt: unknown = children['attempt']?.getSnapshot();
  const working: unknown =
    typeof attempt === 'object' && attempt !== null && 'value' in attempt ? attempt.value : null;
  if (typeof working !== 'object' || working === null || !('working' in working)) return false;
  const { working: step } = working;
  return !(typeof step === 'object' && step !== null && Object.values(step).includes('locking'));
};

const sessionOf = (tab: Tab) => selectSessionStatus(tab.flows.session.getSnapshot());

const expectNothingOfMember = (tab: Tab): void => {
  const { flows, socket, payment } = tab;
  expect(socket.live(), 'a visitor has no socket').toEqual([]);
  expect(flows.userInfo.getSnapshot().context.user).toBeNull();
  expect(flows.unreadCount.getSnapshot().context.count).toBe(0);
  expect(flows.navigation.getSnapshot().context.visitor.kind).toBe('anonymous');
  expect(payment.status().kind).toBe('idle');
  const now = flows.navigation.getSnapshot();
  const { address, withheld, errorStatus } = selectNavigationStatus(now);
  // What lies on a member's page is taken away first, which takes the browser a moment.
  if (address !== null && !withheld && errorStatus === null && !now.matches('unwinding'))
    expect(accessOfPath(pathOf(address)), `a visitor sees ${address}`).toBe('public');
};

/** Names that a visitor's pages write again. */
const ofVisitors: readonly string[] = ['hupo.back-address', 'hupo.form-draft'];

/** After a chosen logout that every tab knows of, the device keeps nothing of the member (SEC-04). */
const expectCleanDevice = ({ device, tabs }: ComposedWorld): void => {
  expect(device.outbox.kept()).toEqual([]);
  for (const kept of [device.storage.kept, ...tabs().map(({ storage }) => storage.kept)])
    for (const name of kept.keys())
      expect(storedNames[name].wipedAtLogout !== false && !ofVisitors.includes(name), name).toBe(false);
};

const timesOf = (content: string, messages: readonly { readonly content: string }[]): number =>
  messages.filter((message) => message.content === content).length;

/** What must hold at every moment. */
export const expectInvariants = (world: ComposedWorld): void => {
  const { server, device, faults, typed } = world;
  const tabs = world.tabs();
  expect(faults).toEqual([]);
  expect(tabs.filter(actsOnPayment).length, 'payments at a time').toBeLessThanOrEqual(1);
  expect(server.pay.orders().every(({ charges }) => charges <= 1)).toBe(true);
  expect(server.pay.orders().length, 'orders').toBeLessThanOrEqual(server.pay.keys.size);
  for (const tab of tabs) {
    const { app } = tab;
    const session = tab.paymentSession()?.getSnapshot();
    expect([
      ...brokenByFlows(tab),
      ...(session === undefined ? [] : broken(paymentSessionInvariants, session)),
    ]).toEqual([]);
    expect(tab.heard.filter(({ kind }) => kind === 'broke')).toEqual([]);
    expect(app.getSnapshot().status).toBe('active');
    expect(tab.socket.live().length).toBeLessThanOrEqual(1);
    if (sessionOf(tab).phase === 'anonymous') expectNothingOfMember(tab);
  }
  const drafts = new StoredChatDrafts(device.storage.port);
  for (const { userId, peerId, text } of typed.values())
    expect(drafts.recall({ userId, peerId })().text, `typed to ${peerId}`).toBe(text);
  for (const { content } of server.messages.values())
    expect(timesOf(content, [...server.messages.values()]), 'a message is taken once').toBeLessThanOrEqual(
      timesOf(content, world.written),
    );
};

/** What must hold once nothing is under way. */
export const expectRest = (world: ComposedWorld): void => {
  expectInvariants(world);
  for (const tab of world.tabs()) {
    const { phase, token } = sessionOf(tab);
    expect(['anonymous', 'active'], phase).toContain(phase);
    expect(tab.flows.navigation.getSnapshot().matches('waitingForVisitor')).toBe(false);
    expect(tab.paymentSession()?.getSnapshot().matches('busy') ?? false, 'a payment goes on').toBe(false);
    const page = tab.page();
    if (page.kind === 'login') expect(page.flow.getSnapshot().matches('submitting')).toBe(false);
    expect(world.device.tokens.kept).toBe(token);
  }
  // What a member sent is with the gateway, or waits on the device for the member's word.
  const there = [...world.server.messages.values(), ...world.device.outbox.kept()];
  for (const { content } of world.unlost) expect(timesOf(content, there), content).toBeGreaterThan(0);
  const everyoneLeft = world.tabs().every((tab) => sessionOf(tab).phase === 'anonymous');
  const chosen = world.tabs().every(({ ends }) => ends.length > 0 && ends.every(isChosenEnd));
  if (everyoneLeft && chosen) expectCleanDevice(world);
};
