import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCall } from '../../../contract/call/call';
import { families } from '../contract/documented-families';
import { durationWord } from './duration';
import type { UsedPort } from './port-calls';

/** A delay of an adapter, with the calls that it applies to, such as `order.detail`. */
export interface WaitedFor {
  readonly what: string;
  readonly value: string;
  /** The file that declares it, from the root of the project. */
  readonly file: string;
  readonly calls: readonly string[];
}

interface AdapterDelay {
  readonly what: string;
  /** The constant that holds it, in milliseconds, and its file. */
  readonly constant: string;
  readonly file: string;
  /** @param value the call of the contract; undefined for calls of other ports */
  readonly appliesTo: (port: string, value: AnyCall | undefined) => boolean;
}

const caller = 'src/adapters/gateway-http/gateway-caller.ts';
const lease = 'src/adapters/payment-device/storage-lease.ts';
const config = 'contract/config/runtime-config.ts';
const flowCall = 'src/application/kit/from-call.ts';
const byLease = (port: string): boolean => port === 'PaymentLock';

const adapterDelays: readonly AdapterDelay[] = [
  {
    what: 'unless a delay of its own says otherwise, the flow waits for a call that only reads at most',
    constant: 'readLimit',
    file: flowCall,
    appliesTo: (_, value) => value?.safe === true && value.streams !== true,
  },
  {
    what: 'unless a delay of its own says otherwise, the flow waits for a call that writes at most',
    constant: 'writeLimit',
    file: flowCall,
    appliesTo: (_, value) => value !== undefined && !value.safe && value.brings !== 'file',
  },
  {
    what: 'a call gives up, unless the configuration says otherwise, after',
    constant: 'callMs',
    file: config,
    appliesTo: (_, value) => value !== undefined && value.brings !== 'file' && value.streams !== true,
  },
  {
    what: 'an upload gives up, unless the configuration says otherwise, after',
    constant: 'uploadMs',
    file: config,
    appliesTo: (_, value) => value?.brings === 'file',
  },
  {
    what: 'a call that only reads is repeated once when the network fails, after',
    constant: 'retryAfterMs',
    file: caller,
    appliesTo: (_, value) => value?.safe === true && value.streams !== true,
  },
  {
    what: 'in a browser without locks, a lease is renewed every',
    constant: 'beatMs',
    file: lease,
    appliesTo: byLease,
  },
  {
    what: 'a lease that is not renewed counts for',
    constant: 'leaseMs',
    file: lease,
    appliesTo: byLease,
  },
  {
    what: 'other tabs can show that they hold the lease, for',
    constant: 'settleMs',
    file: lease,
    appliesTo: byLease,
  },
];

/** The number that a constant stands for, read from its file. @throws where there is none */
const numberOf = (root: string, { constant, file }: AdapterDelay): number => {
  const found = new RegExp(`\\b${constant}(?: =|:) ([0-9_]+)`).exec(readFileSync(join(root, file), 'utf8'));
  if (found === null) throw new Error(`${file} holds no number ${constant}`);
  return Number((found[1] ?? '').replaceAll('_', ''));
};

/** The call of the contract that a port's call makes. @throws when the family has no such call */
const contractCall = ({ family }: UsedPort, name: string): AnyCall | undefined => {
  if (family === undefined) return undefined;
  const value = families.find((one) => one.name === family)?.calls[name];
  if (value === undefined) throw new Error(`the contract has no call ${family}.${name}`);
  return value;
};

const callsWith = (ports: readonly UsedPort[], { appliesTo }: AdapterDelay): readonly string[] =>
  ports.flatMap((port) =>
    port.calls
      .filter((name) => appliesTo(port.name, contractCall(port, name)))
      .map((name) => `${port.name}.${name}`),
  );

/** The delays of adapters that apply to the calls of these ports. */
export const waitedFor = (root: string, ports: readonly UsedPort[]): readonly WaitedFor[] =>
  adapterDelays
    .map((delay) => ({ delay, calls: callsWith(ports, delay) }))
    .filter(({ calls }) => calls.length > 0)
    .map(({ delay, calls }) => ({
      what: delay.what,
      value: durationWord(numberOf(root, delay)),
      file: delay.file,
      calls,
    }));
