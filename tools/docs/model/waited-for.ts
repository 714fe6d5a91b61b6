import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { durationWord } from './duration';
import type { UsedPort } from './port-calls';

/** A delay that stands in an adapter, with the ports that it is met by. */
export interface WaitedFor {
  readonly what: string;
  readonly value: string;
  /** The file in which it stands, from the root of the project. */
  readonly file: string;
  readonly ports: readonly string[];
}

interface AdapterDelay {
  readonly what: string;
  /** The constant that holds it, in milliseconds, and its file. */
  readonly constant: string;
  readonly file: string;
  readonly isMetBy: (port: string) => boolean;
}

const caller = 'src/adapters/gateway-http/gateway-caller.ts';
const lease = 'src/adapters/payment-device/storage-lease.ts';
const config = 'contract/config/runtime-config.ts';
const byGateway = (port: string): boolean =>
  port.endsWith('Gateway') || port === 'VerificationCodes' || port === 'PayHost';
const byLease = (port: string): boolean => port === 'PaymentLock';

const adapterDelays: readonly AdapterDelay[] = [
  {
    what: 'a call gives up, unless the configuration says otherwise, after',
    constant: 'callMs',
    file: config,
    isMetBy: byGateway,
  },
  {
    what: 'a call that only reads is repeated once, after',
    constant: 'retryAfterMs',
    file: caller,
    isMetBy: (port) => byGateway(port) && port !== 'PayHost',
  },
  {
    what: 'where the browser has no locks, a lease is renewed every',
    constant: 'beatMs',
    file: lease,
    isMetBy: byLease,
  },
  { what: 'a lease that is not renewed counts for', constant: 'leaseMs', file: lease, isMetBy: byLease },
  { what: 'others can show that they hold the lease, for', constant: 'settleMs', file: lease, isMetBy: byLease },
];

/** The number that a constant stands for, read from its file. @throws where there is none */
const numberOf = (root: string, { constant, file }: AdapterDelay): number => {
  const found = new RegExp(`\\b${constant}(?: =|:) ([0-9_]+)`).exec(readFileSync(join(root, file), 'utf8'));
  if (found === null) throw new Error(`${file} holds no number ${constant}`);
  return Number((found[1] ?? '').replaceAll('_', ''));
};

/** The delays of adapters that a flow with these ports waits for. */
export const waitedFor = (root: string, ports: readonly UsedPort[]): readonly WaitedFor[] =>
  adapterDelays
    .map((delay) => ({ delay, met: ports.map(({ name }) => name).filter(delay.isMetBy) }))
    .filter(({ met }) => met.length > 0)
    .map(({ delay, met }) => ({
      what: delay.what,
      value: durationWord(numberOf(root, delay)),
      file: delay.file,
      ports: met,
    }));
