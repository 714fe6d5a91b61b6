import { left, right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { pushSettingsActors } from '../../../../src/application/member/push-settings/actors';
import { pushSettingsMachine } from '../../../../src/application/member/push-settings/machine';
import { selectPushSettingsStatus } from '../../../../src/application/member/push-settings/status';
import type { Asked, PushPermission } from '../../../../src/ports/platform-bridge';
import { fakeConnection } from '../../../support/fakes/connection';
import { fakeMemberGateways } from '../../../support/fakes/member-gateways';
import { settled } from '../../../support/fakes/settled';
import { allOn, quietNights } from './samples';

const opened = (permission: Asked<PushPermission>, asked: Asked<PushPermission> = TE.right('granted')) => {
  const { ports, calls } = fakeMemberGateways();
  const connection = fakeConnection();
  const actors = pushSettingsActors({
    settings: ports.pushes,
    connection: connection.port,
    bridge: { pushPermission: () => permission, askForPush: () => asked },
  });
  const actor = createActor(pushSettingsMachine.provide({ actors })).start();
  return { actor, calls, connection, status: () => selectPushSettingsStatus(actor.getSnapshot()) };
};

test.each([
  [{ kind: 'versionTooLow' }, 'tooOld'],
  [{ kind: 'failed', reason: 'broken' }, 'unknown'],
] as const)('[ENV-04] a system that cannot be asked, for %j, is shown as %s', async (failure, permission) => {
  const page = opened(TE.left(failure));
  page.calls.readPushes.last().answer(right(allOn));
  await settled();
  expect(page.status()).toMatchObject({ phase: 'ready', permission, settings: allOn });
});

test('[LAY-16] settings that did not come are asked for by themselves when the connection is back', async () => {
  const page = opened(TE.right('unsupported'));
  page.calls.readPushes.last().answer(left({ kind: 'network' }));
  await settled();
  expect(page.status().phase).toBe('failed');
  page.connection.comesBack();
  await settled();
  page.calls.readPushes.last().answer(right(allOn));
  await settled();
  expect(page.status()).toMatchObject({ phase: 'ready', settings: allOn });
});

test('[SCR-10] the system is asked, and what it said is shown', async () => {
  const page = opened(TE.right('undecided'), TE.right('denied'));
  page.calls.readPushes.last().answer(right(allOn));
  await settled();
  page.actor.send({ type: 'pushes.permissionRequested' });
  await settled();
  expect(page.status()).toMatchObject({ phase: 'ready', permission: 'denied' });
});

test('[SCR-10] a kind is switched by one call, which leaving the page cancels', async () => {
  const page = opened(TE.right('unsupported'));
  page.calls.readPushes.last().answer(right(allOn));
  await settled();
  page.actor.send({ type: 'pushes.switched', kind: 'order', channel: 'wechat' });
  expect(page.calls.savePushes.last().input).toEqual({ kind: 'order', channel: 'wechat', wanted: false });
  expect(page.status().saving).toMatchObject({
    what: 'choice',
    choice: { kind: 'order', channel: 'wechat' },
  });
  page.calls.savePushes.last().answer(left({ kind: 'timeout' }));
  await settled();
  expect(page.status()).toMatchObject({ phase: 'ready', error: '系统接口请求超时', settings: allOn });
  page.actor.send({ type: 'pushes.switched', kind: 'order', channel: 'wechat' });
  page.actor.stop();
  expect(page.calls.savePushes.last().signal?.aborted).toBe(true);
});

test('[MKT-24] the quiet hours and the digest go out as hours, and what is off is not sent', async () => {
  const page = opened(TE.right('unsupported'));
  page.calls.readPushes.last().answer(right(allOn));
  await settled();
  page.actor.send({ type: 'pushes.scheduled', schedule: quietNights });
  expect(page.calls.schedulePushes.last().input).toEqual({ quietFrom: 22, quietUntil: 8, digestAt: null });
  page.calls.schedulePushes.last().answer(right({ ...allOn, ...quietNights }));
  await settled();
  expect(page.status()).toMatchObject({ phase: 'ready', settings: quietNights, saving: null });
  page.actor.send({ type: 'pushes.scheduled', schedule: { quiet: null, digestAt: 9 } });
  expect(page.calls.schedulePushes.last().input).toEqual({ quietFrom: null, quietUntil: null, digestAt: 9 });
});
