import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { userInfoActors } from '../../../../src/application/session/user-info/actors';
import type { UserInfoFact } from '../../../../src/application/session/user-info/events';
import { userInfoMachine } from '../../../../src/application/session/user-info/machine';
import {
  selectUserInfoStatus,
  type UserInfoStatus,
} from '../../../../src/application/session/user-info/status';
import { fakeAccountGateway, type FakeAccountGateway } from '../../../support/fakes/account-gateway';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeConnection, type FakeConnection } from '../../../support/fakes/connection';
import { settled } from '../../../support/fakes/settled';
import { user } from '../../../support/samples/user';

interface OpenedUserInfo {
  readonly actor: ActorRefFrom<typeof userInfoMachine>;
  readonly account: FakeAccountGateway;
  readonly clock: FakeClock;
  readonly connection: FakeConnection;
  /** Everything it told, refusals apart. */
  readonly reported: readonly UserInfoFact[];
  readonly status: () => UserInfoStatus;
}

const openedUserInfo = (): OpenedUserInfo => {
  const account = fakeAccountGateway();
  const connection = fakeConnection();
  const actors = userInfoActors({ account: account.port, connection: connection.port });
  const clock = fakeClock();
  const actor = createActor(userInfoMachine.provide({ actors }), { clock: clock.timers });
  const reported: UserInfoFact[] = [];
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  return {
    actor,
    account,
    clock,
    connection,
    reported,
    status: () => selectUserInfoStatus(actor.getSnapshot()),
  };
};

describe('user info over its port', () => {
  test('[SES-01] it is asked for once, and then known', async () => {
    const running = openedUserInfo();
    running.actor.send({ type: 'userInfo.requested' });
    running.actor.send({ type: 'userInfo.requested' });
    expect(running.status()).toEqual({ phase: 'loading', user: null });
    expect(running.account.currentUser.calls).toHaveLength(1);
    running.account.currentUser.last().answer(right(user()));
    await settled();
    expect(running.status()).toEqual({ phase: 'loaded', user: user() });
    expect(running.reported).toEqual([{ type: 'userInfo.loaded', user: user() }]);
  });

  test('[LAY-16] who stayed is asked for again by itself when the connection is back', async () => {
    const running = openedUserInfo();
    running.actor.send({ type: 'userInfo.requested' });
    running.account.currentUser.last().answer(left({ kind: 'network' }));
    await settled();
    running.actor.send({ type: 'userInfo.stayChosen' });
    running.connection.comesBack();
    await settled();
    running.account.currentUser.last().answer(right(user()));
    await settled();
    expect(running.status()).toEqual({ phase: 'loaded', user: user() });
  });

  test('[SES-03] a failure asks, staying keeps the page, and the next navigation tries again', async () => {
    const running = openedUserInfo();
    running.actor.send({ type: 'userInfo.requested' });
    running.account.currentUser.last().answer(left({ kind: 'network' }));
    await settled();
    expect(running.status().phase).toBe('asking');
    expect(running.reported).toEqual([{ type: 'userInfo.failed', failure: { kind: 'network' } }]);
    running.actor.send({ type: 'userInfo.stayChosen' });
    expect(running.status().phase).toBe('stayed');
    running.actor.send({ type: 'navigation.happened' });
    running.account.currentUser.last().answer(right(user()));
    await settled();
    expect(running.account.currentUser.calls).toHaveLength(2);
    expect(running.status().phase).toBe('loaded');
  });

  test('[SES-03] a call that does not end is a timeout after 35 s', async () => {
    const running = openedUserInfo();
    running.actor.send({ type: 'userInfo.requested' });
    running.clock.pass(34_999);
    await settled();
    expect(running.status().phase).toBe('loading');
    running.clock.pass(1);
    await settled();
    expect(running.reported).toEqual([{ type: 'userInfo.failed', failure: { kind: 'timeout' } }]);
    expect(running.account.currentUser.last().signal?.aborted).toBe(true);
  });

  test('[SES-07] a 401 shows no dialog', async () => {
    const running = openedUserInfo();
    running.actor.send({ type: 'userInfo.requested' });
    running.account.currentUser.last().answer(left({ kind: 'unauthenticated', message: '认证失败' }));
    await settled();
    expect(running.reported).toEqual([]);
    expect(running.status()).toEqual({ phase: 'absent', user: null });
  });

  test('[LOG-08] the end of the session cancels the call, and its late answer makes nobody known', async () => {
    const running = openedUserInfo();
    running.actor.send({ type: 'userInfo.requested' });
    const call = running.account.currentUser.last();
    running.actor.send({ type: 'userInfo.cleared' });
    expect(call.signal?.aborted).toBe(true);
    call.answer(right(user()));
    await settled();
    expect(running.status()).toEqual({ phase: 'absent', user: null });
    expect(running.reported).toEqual([]);
  });
});
