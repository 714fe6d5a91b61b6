import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { appInvariants } from '../../../../../src/application/shell/app/invariants';
import { renewalInvariants } from '../../../../../src/application/session/consent-renewal/invariants';
import { selectRenewalStatus } from '../../../../../src/application/session/consent-renewal/status';
import { messageSocketInvariants } from '../../../../../src/application/messages/message-socket/invariants';
import { navigationInvariants } from '../../../../../src/application/shell/navigation/invariants';
import { noticesInvariants } from '../../../../../src/application/shell/notices/invariants';
import { sessionInvariants } from '../../../../../src/application/session/session/invariants';
import { unreadCountInvariants } from '../../../../../src/application/messages/unread-count/invariants';
import { userInfoInvariants } from '../../../../../src/application/session/user-info/invariants';
import type { WiredApp } from '../wired-app';

type Rules<Snapshot> = Readonly<Record<string, (now: Snapshot) => boolean>>;

/** The promises that do not hold of a state, as sentences. */
export const broken = <Snapshot>(rules: Rules<Snapshot>, now: Snapshot): readonly string[] =>
  Object.entries(rules)
    .filter(([, holds]) => !holds(now))
    .map(([sentence]) => sentence);

/** Whether a member is being asked for the consent anew. */
export const isAsked = ({ renewal }: WiredApp): boolean => {
  const running = renewal.running();
  return running !== undefined && selectRenewalStatus(running.actor.getSnapshot()).phase !== 'resting';
};

/** The promises that the flows of a whole session break at this moment. */
export const brokenByFlows = ({ app, flows }: Pick<WiredApp, 'app' | 'flows'>): readonly string[] => [
  ...broken(appInvariants, app.getSnapshot()),
  ...broken(sessionInvariants, flows.session.getSnapshot()),
  ...broken(userInfoInvariants, flows.userInfo.getSnapshot()),
  ...broken(unreadCountInvariants, flows.unreadCount.getSnapshot()),
  ...broken(messageSocketInvariants, flows.messageSocket.getSnapshot()),
  ...broken(noticesInvariants, flows.notices.getSnapshot()),
  ...broken(navigationInvariants, flows.navigation.getSnapshot()),
];

/** What each flow promises of itself, and what the flows promise together, holds at this moment. */
export const expectAllWell = (wired: WiredApp): void => {
  const { app, flows, socket } = wired;
  const renewal = wired.renewal.running()?.actor.getSnapshot();
  expect([
    ...brokenByFlows(wired),
    ...(renewal === undefined ? [] : broken(renewalInvariants, renewal)),
  ]).toEqual([]);
  // Whoever is asked for the consent sees the question and what it refers to, and nothing else (PRI-06).
  expect(flows.navigation.getSnapshot().context.privacy === 'missing').toBe(isAsked(wired));
  const { phase, token } = wired.session();
  expect(socket.live().length).toBeLessThanOrEqual(1);
  expect(app.getSnapshot().context.token).toBe(token);
  if (phase === 'anonymous') {
    expect(socket.live()).toEqual([]);
    expect(wired.unread()).toBe(0);
    expect(flows.userInfo.getSnapshot().context.user).toBeNull();
    expect(flows.navigation.getSnapshot().context.visitor.kind).toBe('anonymous');
  }
  const running: readonly AnyMachineSnapshot[] = [
    app.getSnapshot(),
    flows.session.getSnapshot(),
    flows.userInfo.getSnapshot(),
    flows.unreadCount.getSnapshot(),
    flows.messageSocket.getSnapshot(),
    flows.notices.getSnapshot(),
    flows.navigation.getSnapshot(),
  ];
  expect(running.filter(({ status }) => status !== 'active')).toEqual([]);
  expect(wired.heard.filter(({ kind }) => kind === 'broke')).toEqual([]);
};
