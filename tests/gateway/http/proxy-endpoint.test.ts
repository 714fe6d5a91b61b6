import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const hotWords = '/webapp/register!tuijianReci.action';
const post = (body: BodyInit, headers: Record<string, string>) =>
  fetch(`${gateway.url}/gateway?t=1`, {
    method: 'POST',
    headers: { 'X-Gateway-Path': hotWords, ...headers },
    body,
  });
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('the proxy endpoint', () => {
  test.each([
    '/webapp/admin!dropAll.action',
    '/webapp/register!get.action/',
    '/webapp/register!get.action?userId=u2',
    '/webapp/../webapp/register!get.action',
    'constructor',
    '__proto__',
    '',
  ])('[SEC-05][GAT-01] the path "%s" is on no list and does not exist', async (path) => {
    const answer = await callGateway(gateway.url, path);
    expect(answer).toMatchObject({ status: 404, code: 404, text: '访问资源不存在' });
  });

  test('[GAT-01] a call without a path header does not exist', async () => {
    const response = await fetch(`${gateway.url}/gateway`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { resultCode: 404, resultMsg: '访问资源不存在' },
    ]);
  });

  test.each([
    [hotWords, 'GET'],
    ['/webapp/index!readBanner.action', 'POST'],
    ['/webapp/register!login.action', 'GET'],
  ] as const)('[GAT-01] the call %s is not answered by %s', async (path, method) => {
    const answer = await callGateway(gateway.url, path, { method });
    expect(answer).toMatchObject({ status: 405, code: 405, text: '请求方式不正确' });
  });

  test.each(['PUT', 'DELETE', 'PATCH'])(
    '[GAT-01] the method %s is answered in the style of every call',
    async (method) => {
      const response = await fetch(`${gateway.url}/gateway`, {
        method,
        headers: { 'X-Gateway-Path': hotWords },
      });
      expect(await response.json()).toEqual({ resultCode: 405, resultMsg: '请求方式不正确' });
    },
  );

  test('[SEC-05] a body of more than 64 KiB is refused, with a length and without one', async () => {
    const large = `a=${'x'.repeat(64 * 1024)}`;
    const refusal = [413, { resultCode: 413, resultMsg: '提交的内容过大' }];
    const sized = await post(large, form);
    expect([sized.status, await sized.json()]).toEqual(refusal);
    const streamed = await fetch(`${gateway.url}/gateway`, {
      method: 'POST',
      headers: { 'X-Gateway-Path': hotWords, ...form },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([streamed.status, await streamed.json()]).toEqual(refusal);
  });

  test('[REL-01] a draft with eight texts as long as they may be in Chinese is read', async () => {
    const texts = Array.from({ length: 8 }, (_, at) => [`text${at}`, '并'.repeat(2_000)]);
    const draft = new URLSearchParams({ fields: JSON.stringify(Object.fromEntries(texts)) }).toString();
    const save = { ...form, 'X-Gateway-Path': '/webapp/publication!save.action' };
    const response = await post(draft, save);
    expect(await response.json()).toMatchObject({ resultCode: 401 });
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    '[GAT-02] a body of the type %s is refused',
    async (type) => {
      const response = await post('{"a":1}', { 'Content-Type': type });
      expect([response.status, await response.json()]).toEqual([
        415,
        { resultCode: 415, resultMsg: '提交的格式不正确' },
      ]);
    },
  );

  test('[GAT-02] a form body with a charset is taken, and so is an empty one', async () => {
    const charset = await post('a=1', { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' });
    expect(charset.status).toBe(200);
    expect((await callGateway(gateway.url, hotWords, { method: 'POST' })).code).toBe(200);
  });

  test('[GAT-09][ACC-09] answers are JSON that nobody on the way may keep', async () => {
    const response = await post('', {});
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Vary')).toContain('Authorization');
  });
});
