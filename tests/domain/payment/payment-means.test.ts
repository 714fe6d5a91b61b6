import { expect, test } from 'vitest';
import { paymentMeans } from '../../../src/domain/payment/payment-means';
import { fakeBridge } from '../../support/fakes/platform-bridge';
import { config } from '../../support/samples/config';

const wechat = (changed: object = {}) => ({
  appId: 'wx0123',
  authorizeUrl: 'https://wechat.example/authorize',
  miniProgram: { userName: 'gh_01', path: '/pages/pay/index' },
  shareProgram: null,
  ...changed,
});
const meansIn = (
  environment: 'browser' | 'wechat' | 'native',
  changed: Parameters<typeof config>[0],
  payment?: 'none' | 'miniProgram',
) =>
  paymentMeans(
    config(changed),
    fakeBridge(environment, payment === undefined ? {} : { capabilities: { payment } }).port.capabilities,
    'https://hupo.example',
  );

test('[PAY-09] the way of paying is the platform’s, and what it needs is the configuration’s', () => {
  expect(meansIn('wechat', { wechat: wechat(), allowedHosts: ['pay.example'] })).toEqual({
    channel: 'wechat',
    appId: 'wx0123',
    miniProgram: { userName: 'gh_01', path: '/pages/pay/index' },
    allowedHosts: ['pay.example'],
    origin: 'https://hupo.example',
  });
  expect(meansIn('browser', { wechat: null })).toMatchObject({
    channel: 'h5',
    appId: null,
    miniProgram: null,
  });
  expect(meansIn('native', {}).channel).toBe('app');
  expect(meansIn('browser', {}, 'none').channel).toBeNull();
});

test.each([
  [
    'a mini program without its path',
    wechat({ miniProgram: { userName: 'gh_01', path: '' } }),
    'miniProgram',
    null,
  ],
  ['no application at WeChat', wechat({ appId: '' }), 'appId', null],
] as const)('[PAY-02] %s is none', (_, said, field, expected) => {
  expect(meansIn('wechat', { wechat: said }, 'miniProgram')[field]).toBe(expected);
});
