import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { payHostRequest, proxyRequest } from '../../../src/adapters/gateway-http/proxy-request';
import type { WireCall } from '../../../src/adapters/transport';
import { texts, tokens } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';
import { config } from '../../support/samples/config';

const runs = { numRuns: propertyRuns };
const deviceId = 'd'.repeat(32);
const sending = { now: 1_700_000_000_000, deviceId: () => deviceId };
const call = (changed: Partial<WireCall> = {}): WireCall => ({
  method: 'GET',
  path: '/webapp/register!get.action',
  params: {},
  token: null,
  signal: undefined,
  ...changed,
});

test('[GAT-01] a call goes to the one proxy endpoint with its real path in a header and a timestamp in the query', () => {
  expect(proxyRequest(config(), call({ params: { id: '甲 乙' } }), sending)).toEqual({
    method: 'GET',
    url: '/gateway?id=%E7%94%B2+%E4%B9%99&t=1700000000000',
    headers: { 'X-Gateway-Path': '/webapp/register!get.action' },
    body: undefined,
  });
});

test('[GAT-01] the configuration names the host, the path and the headers', () => {
  const other = config({
    gatewayUrl: 'https://api.example.cn/v1/',
    gatewayPath: '/proxy',
    pathHeader: 'X-Path',
    deviceHeader: 'X-Device',
  });
  const { url, headers } = proxyRequest(other, call({ token: 'tk' }), sending);
  expect(url).toBe('https://api.example.cn/v1/proxy?t=1700000000000');
  expect(headers).toEqual({
    'X-Path': '/webapp/register!get.action',
    Authorization: 'Bearer tk',
    'X-Device': deviceId,
  });
});

test('[GAT-02] a POST is a form, and its parameters are not in the query', () => {
  const { url, headers, body } = proxyRequest(
    config(),
    call({ method: 'POST', params: { userName: '138+1', b: '&=' } }),
    sending,
  );
  expect(url).toBe('/gateway?t=1700000000000');
  expect(body).toBe('userName=138%2B1&b=%26%3D');
  expect(headers['Content-Type']).toBe('application/x-www-form-urlencoded');
});

test('[GAT-02] the bearer token and the device id go out exactly when there is a token', () => {
  fc.assert(
    fc.property(fc.option(tokens, { nil: null }), fc.constantFrom('GET', 'POST'), (token, method) => {
      const { headers } = proxyRequest(config(), call({ token, method }), sending);
      expect(headers['Authorization']).toBe(token === null ? undefined : `Bearer ${token}`);
      expect(headers['Device-Id']).toBe(token === null ? undefined : deviceId);
    }),
    runs,
  );
});

test('[GAT-03] without a token no device id is even asked for', () => {
  const asked: string[] = [];
  proxyRequest(config(), call(), { now: 0, deviceId: () => (asked.push('asked'), deviceId) });
  expect(asked).toEqual([]);
});

test('[GAT-01][GAT-02] whatever the parameters hold, the other end reads the same', () => {
  const names = fc.stringMatching(/^[a-zA-Z]{2,8}$/);
  const wellFormed = texts.filter((text) => !/\p{Cs}/u.test(text));
  fc.assert(
    fc.property(
      fc.dictionary(names, wellFormed, { noNullPrototype: true }),
      fc.constantFrom('GET', 'POST'),
      (params, method) => {
        const { url, body } = proxyRequest(config(), call({ params, method }), sending);
        const query = Object.fromEntries(new URL(url, 'http://x').searchParams);
        const form = Object.fromEntries(
          body instanceof URLSearchParams ? body : new URLSearchParams(typeof body === 'string' ? body : ''),
        );
        expect(method === 'GET' ? query : form).toEqual({
          ...params,
          ...(method === 'GET' ? { t: '1700000000000' } : {}),
        });
        if (method === 'POST') expect(query).toEqual({ t: '1700000000000' });
      },
    ),
    runs,
  );
});

test('[PAY-13] a write that may be repeated carries the key by which it is recognised', () => {
  const { headers } = proxyRequest(config(), call({ method: 'POST', idempotencyKey: 'k-1' }), sending);
  expect(headers).toMatchObject({ 'Idempotency-Key': 'k-1' });
  expect(proxyRequest(config(), call({ method: 'POST' }), sending).headers).not.toHaveProperty(
    'Idempotency-Key',
  );
});

test('[PAY-12] the pay host is asked at its own address, with the token and nothing that only the proxy needs', () => {
  const asked = call({ path: '/pay/orderWXBower', params: { orderNo: 'HP1', openId: 'o 1' }, token: 'tk' });
  expect(payHostRequest(config({ payHost: 'https://pay.example/' }), asked)).toEqual({
    method: 'GET',
    url: 'https://pay.example/pay/orderWXBower?orderNo=HP1&openId=o+1',
    headers: { Authorization: 'Bearer tk' },
    body: undefined,
  });
});
