import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import type { Call } from '../../../src/ports/call';
import { ok, scene, type Scene } from './scene';

const fields = { name: ' 何嘉 ', company: '金信', position: '', email: ' he@example.com' };

test.each<[string, string, (scene: Scene) => Call<unknown>, Record<string, string>, number]>([
  ['GET', 'user!info', ({ profile }) => profile.read(), {}, 2],
  [
    'POST',
    'user!save',
    ({ profile }) => profile.save(fields),
    { name: '何嘉', company: '金信', position: '', email: 'he@example.com' },
    1,
  ],
  ['POST', 'user!avatar', ({ profile }) => profile.saveAvatar('f1'), { documentId: 'f1' }, 1],
  ['GET', 'user!counts', ({ profile }) => profile.counts(), {}, 2],
  ['GET', 'upload!preview', ({ preview }) => preview.read('f1'), { id: 'f1' }, 2],
  ['GET', 'session!list', ({ device }) => device.list(), {}, 2],
  ['POST', 'session!revoke', ({ device }) => device.revoke('d1'), { id: 'd1' }, 1],
  ['GET', 'push!get', ({ push }) => push.read(), {}, 2],
  [
    'POST',
    'push!save',
    ({ push }) => push.save({ kind: 'deal', channel: 'push', wanted: false }),
    { kind: 'deal', channel: 'push', wanted: '0' },
    1,
  ],
  [
    'POST',
    'push!schedule',
    ({ push }) => push.schedule({ quietFrom: 22, quietUntil: 8, digestAt: null }),
    { quietFrom: '22', quietUntil: '8' },
    1,
  ],
  [
    'POST',
    'register!changePassword',
    ({ credential }) => credential.changePassword({ oldPassword: ' old 1', password: 'new 2 ' }),
    { oldPassword: ' old 1', password: 'new 2 ' },
    1,
  ],
  [
    'POST',
    'register!unsubscribe',
    ({ credential }) => credential.unsubscribe(' 123456 '),
    { caption: '123456' },
    1,
  ],
])(
  '[GAT-08][SCR-10] %s %s carries what it should, is repeated only when it reads, and tells of its failure itself',
  async (method, name, call, params, times) => {
    const one = scene({ kind: 'network' });
    expect(await call(one)()).toEqual(left({ kind: 'network' }));
    expect(one.transport.calls).toHaveLength(times);
    expect(one.transport.calls[0]).toMatchObject({
      method,
      path: `/webapp/${name}.action`,
      params,
      token: 'tk',
    });
    expect(one.reports.reported).toEqual([
      { failure: { kind: 'network' }, handledByCaller: true, token: 'tk' },
    ]);
  },
);

test('[GAT-09] a profile without a picture, with null for what is missing', async () => {
  const { profile } = scene(
    ok({ userName: 13601174935, name: '何嘉', company: null, avatar: '', locked: 1 }),
  );
  expect(await profile.read()()).toEqual(
    right({
      userName: '13601174935',
      name: '何嘉',
      company: '',
      position: '',
      email: '',
      avatar: null,
      locked: true,
    }),
  );
});

test('[GAT-09] a profile without the phone of its account is none', async () => {
  expect(await scene(ok({ name: 7 })).profile.read()()).toEqual(
    left(expect.objectContaining({ kind: 'malformed' })),
  );
});

test('[GAT-09] counts that a gateway does not know are none; logins come with times of every spelling', async () => {
  expect(await scene(ok({ bids: '3' })).profile.counts()()).toEqual(
    right({
      favorites: 0,
      publications: 0,
      bids: 3,
      conferences: 0,
      orders: 0,
      ndas: { pending: 0, signed: 0, rejected: 0, expired: 0 },
    }),
  );
  const login = { id: 7, device: '', startedAt: 1_790_000_000, seenAt: '2026-11-20 10:00:00', current: '1' };
  expect(await scene(ok({ list: [login] })).device.list()()).toEqual(
    right([
      {
        id: '7',
        device: null,
        address: null,
        startedAt: 1_790_000_000_000,
        seenAt: Date.UTC(2026, 10, 20, 2),
        current: true,
      },
    ]),
  );
});

test('[SCR-10] a change of the password carries its key', async () => {
  const at = scene(ok({ ended: 0 }));
  await at.credential.changePassword({ oldPassword: 'a', password: 'b' }, { key: 'k-1' })();
  expect(at.transport.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k-1']);
});

test('[SCR-10] an application to be verified carries its key, with its texts trimmed', async () => {
  const at = scene(ok({ state: 'none' }));
  const application = { name: ' 沈知远 ', company: '恒泰产业资本', position: '投资总监', documentId: 'D1' };
  await at.verification.submit(application, { key: 'k-1' })();
  expect(at.transport.calls.map(({ params, idempotencyKey }) => [params, idempotencyKey])).toEqual([
    [{ ...application, name: '沈知远' }, 'k-1'],
  ]);
});

test('[GAT-09] an event that is not named is as at first, and how many logins ended may be missing', async () => {
  const connected = { inApp: '1', push: '1' };
  const deal = { inApp: '1', push: '0', wechat: '0', sms: '0' };
  const usual = { inApp: true, push: true, wechat: false, sms: false };
  expect(await scene(ok({ connected, choices: { deal } })).push.read()()).toEqual(
    right({
      connected: usual,
      choices: {
        chat: usual,
        deal: { ...usual, push: false },
        order: usual,
        notice: usual,
        security: { inApp: true, push: true, wechat: true, sms: true },
      },
      quiet: null,
      digestAt: null,
    }),
  );
  const change = { oldPassword: 'a', password: 'b' };
  expect(await scene(ok({})).credential.changePassword(change)()).toEqual(right(0));
  expect(await scene(ok({ ended: 2 })).credential.changePassword(change)()).toEqual(right(2));
});
