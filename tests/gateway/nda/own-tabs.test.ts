import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { heardWithin, listenAt } from '../../support/gateway/heard';
import type { TestGateway } from '../../support/gateway/test-gateway';
import { partyAt, startWithOwners } from './nda-rig';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startWithOwners();
});
afterAll(() => gateway.close());

test('[SOC-08][ENT-09] what a signer does to an NDA is told to each device of theirs, and stands in no inbox of theirs', async () => {
  const signer = partyAt(gateway, 'u1');
  const code = await signer.code();
  const [desk, phone, owner] = [
    await listenAt(gateway, 'u1'),
    await listenAt(gateway, 'u1'),
    await listenAt(gateway, 'u2'),
  ];
  const inbox = await signer.toldOfNdas();
  expect((await signer.sign('s1', code)).data).toMatchObject({ state: 'pending' });
  for (const socket of [desk, phone])
    expect(await socket.next('deal')).toMatchObject({
      link: '/sale/entrust/s1',
      from: 'u1',
      id: null,
      content: '',
    });
  expect(await owner.next('deal')).toMatchObject({
    link: '/sale/entrust/s1',
    id: expect.any(String) as string,
  });
  await signer.withdraw('s1');
  for (const socket of [desk, phone])
    await vi.waitUntil(() => socket.heard.filter(({ id }) => id === null).length === 2, heardWithin);
  expect(await signer.toldOfNdas()).toEqual(inbox);
  expect(owner.heard.filter(({ id }) => id === null)).toEqual([]);
});

test('[SOC-08][ENT-09] what an owner decides is told to each device of theirs, and stands in no inbox of theirs', async () => {
  const [signer, owner] = [partyAt(gateway, 'u1'), partyAt(gateway, 'u2')];
  expect((await signer.sign('s1', await signer.code())).data).toMatchObject({ state: 'pending' });
  const [desk, phone] = [await listenAt(gateway, 'u2'), await listenAt(gateway, 'u2')];
  const inbox = await owner.toldOfNdas();
  const { id } = await signer.standing('s1');
  expect((await owner.approve(id ?? '')).code).toBe(200);
  for (const socket of [desk, phone])
    expect(await socket.next('deal')).toMatchObject({ link: '/sale/entrust/s1', from: 'u2', id: null });
  expect(await owner.toldOfNdas()).toEqual(inbox);
});
