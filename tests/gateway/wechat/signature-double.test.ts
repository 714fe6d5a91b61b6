import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('[GAT-14] the double signs an address of the application for its id, and nothing else', async () => {
  const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as {
    signatureUrl: string;
    wechat: { appId: string };
  };
  expect(config.signatureUrl).toBe(gateway.secondUrl);
  const sign = async (url: string, appId = config.wechat.appId) =>
    fetch(`${config.signatureUrl}/signature`, { method: 'POST', body: JSON.stringify({ url, appId }) });
  const url = `${gateway.url}/sale/entrust/s1`;
  const answer = await sign(url);
  const signed = (await answer.json()) as Record<'appid' | 'timestamp' | 'nonce' | 'Signature', string>;
  const text = `jsapi_ticket=ticket-of-the-double&noncestr=${signed.nonce}&timestamp=${signed.timestamp}&url=${url}`;
  expect(signed).toMatchObject({
    appid: config.wechat.appId,
    Signature: createHash('sha1').update(text).digest('hex'),
  });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(gateway.url);
  expect((await sign('https://elsewhere.example/')).status).toBe(400);
  expect((await sign(url, 'wx-other')).status).toBe(400);
});
