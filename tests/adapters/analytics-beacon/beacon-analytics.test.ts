import { expect, test, vi } from 'vitest';
import { BeaconAnalytics } from '../../../src/adapters/analytics-beacon/beacon-analytics';

const event = { name: 'pageShown', userId: 'u1', address: '/sale/landing' } as const;

test('[OPS-03] an event is sent by beacon with the user id, as plain text', () => {
  const sendBeacon = vi.fn(() => true);
  new BeaconAnalytics({ sendBeacon }, 'https://a.example/beacon').send(event);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    'https://a.example/beacon',
    '{"name":"pageShown","userId":"u1","address":"/sale/landing"}',
  );
});

test('[OPS-03] without an address nothing is sent', () => {
  const sendBeacon = vi.fn(() => true);
  new BeaconAnalytics({ sendBeacon }, '').send(event);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('[OPS-03] a browser without beacons, or one that refuses, is never noticed', () => {
  const throwing = () => {
    throw new TypeError('too large');
  };
  expect(() => new BeaconAnalytics({}, '/beacon').send(event)).not.toThrow();
  expect(() => new BeaconAnalytics({ sendBeacon: throwing }, '/beacon').send(event)).not.toThrow();
  expect(() => new BeaconAnalytics({ sendBeacon: () => false }, '/beacon').send(event)).not.toThrow();
});
