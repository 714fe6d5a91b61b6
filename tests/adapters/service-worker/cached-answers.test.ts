import { expect, test } from 'vitest';
import { CachedAnswers } from '../../../src/adapters/service-worker/cached-answers';
import { fakeCaches } from '../../support/fakes/caches';

const call = { method: 'GET', path: '/webapp/sale!list.action', params: { page: '1' } } as const;

const device = () => {
  const held: { token: string | null; now: number } = { token: 'token-of-a', now: 100 };
  const caches = fakeCaches();
  const renewed = new Map<string, string>();
  const answers = new CachedAnswers({
    caches: caches.port,
    digest: (bytes) => crypto.subtle.digest('SHA-256', bytes),
    token: () => held.token,
    renewedToken: (token) => renewed.get(token) ?? token,
    now: () => held.now,
  });
  return { held, caches, renewed, answers };
};

test('[LAY-18] an answer is found again with its time, for the same call alone', async () => {
  const { answers } = device();
  await answers.keep(call, 'token-of-a', '{"resultCode":200}');
  expect(await answers.find(call, 'token-of-a')).toEqual({ body: '{"resultCode":200}', at: 100 });
  expect(await answers.find({ ...call, params: { page: '2' } }, 'token-of-a')).toBeNull();
});

test('[SEC-04] no session finds the answers of another, nor a visitor', async () => {
  const { held, answers } = device();
  await answers.keep(call, 'token-of-a', 'a');
  held.token = 'token-of-b';
  expect(await answers.find(call, 'token-of-b')).toBeNull();
  expect(await answers.find(call, 'token-of-a')).toBeNull();
  held.token = null;
  expect(await answers.find(call, null)).toBeNull();
});

test('[SEC-04] an answer that comes after the end of its session is not kept', async () => {
  const { held, caches, answers } = device();
  held.token = null;
  await answers.keep(call, 'token-of-a', 'a');
  expect(caches.keysOf('hupo-answers')).toEqual([]);
});

test('[SEC-04] an answer whose session ends while it is written is removed again', async () => {
  const { held, caches, answers } = device();
  caches.whenPut(() => {
    held.token = null;
  });
  await answers.keep(call, 'token-of-a', 'a');
  expect(caches.keysOf('hupo-answers')).toEqual([]);
});

test('[SES-08] after a renewal the answers are those of the new token, and of it alone', async () => {
  const { held, answers } = device();
  await answers.keep(call, 'token-of-a', 'a');
  await answers.renewed('token-of-a', 'token-of-a2');
  held.token = 'token-of-a2';
  expect(await answers.find(call, 'token-of-a2')).toEqual({ body: 'a', at: 100 });
  held.token = 'token-of-a';
  expect(await answers.find(call, 'token-of-a')).toBeNull();
});

test('[SES-08] an answer that comes after the renewal of its token is kept under the new one', async () => {
  const { held, renewed, answers } = device();
  held.token = 'token-of-a2';
  renewed.set('token-of-a', 'token-of-a2');
  await answers.keep(call, 'token-of-a', 'a');
  expect(await answers.find(call, 'token-of-a2')).toEqual({ body: 'a', at: 100 });
  expect(await answers.find(call, 'token-of-a')).toEqual({ body: 'a', at: 100 });
});

test('[SES-08] an answer whose token is renewed while it is written goes to the new one, and to it alone', async () => {
  const { held, caches, renewed, answers } = device();
  caches.whenPut(() => {
    held.token = 'token-of-a2';
    renewed.set('token-of-a', 'token-of-a2');
  });
  await answers.keep(call, 'token-of-a', 'a');
  expect(await answers.find(call, 'token-of-a2')).toEqual({ body: 'a', at: 100 });
  expect(caches.keysOf('hupo-answers')).toHaveLength(1);
});

test('[SEC-04] the names under which answers are kept hold no token', async () => {
  const { caches, answers } = device();
  await answers.keep(call, 'token-of-a', 'a');
  expect(caches.keysOf('hupo-answers')).toHaveLength(1);
  expect(caches.keysOf('hupo-answers').join(' ')).not.toContain('token-of-a');
});

test('[LAY-18] a device that is full, or whose storage was taken away, keeps nothing and fails at nothing', async () => {
  const { caches, answers } = device();
  caches.fail();
  await answers.keep(call, 'token-of-a', 'a');
  expect(await answers.find(call, 'token-of-a')).toBeNull();
  await answers.renewed('token-of-a', 'token-of-a2');
});

test('[LAY-18] at most 300 answers are kept, the latest of them', async () => {
  const { caches, answers } = device();
  for (let page = 0; page <= 300; page += 1)
    await answers.keep({ ...call, params: { page: String(page) } }, 'token-of-a', String(page));
  expect(caches.keysOf('hupo-answers')).toHaveLength(300);
  expect(await answers.find({ ...call, params: { page: '0' } }, 'token-of-a')).toBeNull();
  expect(await answers.find({ ...call, params: { page: '300' } }, 'token-of-a')).not.toBeNull();
});

test('[LAY-18] what came with a page is found again by its path, and no call is taken for a page', async () => {
  const { held, answers } = device();
  await answers.keepPage('/sale', 'token-of-a', '{"list":1}');
  held.now = 200;
  await answers.keepPage('/sale/entrust/G1', 'token-of-a', '{"deal":2}');
  await answers.keep(call, 'token-of-a', 'an answer');
  expect([...(await answers.pages('token-of-a'))]).toEqual([
    ['/sale', { body: '{"list":1}', at: 100 }],
    ['/sale/entrust/G1', { body: '{"deal":2}', at: 200 }],
  ]);
});

test('[SEC-04] no session finds the pages of another, nor does one that has ended', async () => {
  const { held, caches, answers } = device();
  await answers.keepPage('/sale', 'token-of-a', '{}');
  held.token = 'token-of-b';
  await answers.keepPage('/sale', 'token-of-a', '{}');
  expect((await answers.pages('token-of-b')).size).toBe(0);
  expect((await answers.pages('token-of-a')).size).toBe(0);
  caches.fail();
  expect((await answers.pages('token-of-b')).size).toBe(0);
});
