import type { LoginDevice } from '../../../../src/domain/member/login-device';

const device = (id: string, current: boolean): LoginDevice => ({
  id,
  device: 'Chrome，Windows 电脑',
  address: '203.0.113.7',
  startedAt: 1_790_000_000_000,
  seenAt: 1_790_000_000_000,
  current,
});

/** The login that asks, and two elsewhere. */
export const [own, tablet, office] = [device('own', true), device('tablet', false), device('office', false)];
export const logins: readonly LoginDevice[] = [own, tablet, office];
