import { processBus } from '../adapters/bus/process-bus';
import { consoleLog } from '../adapters/logger/console-log';
import { scryptHasher } from '../adapters/password/scrypt-hasher';
import { hmacSignatures } from '../adapters/payment/hmac-signatures';
import { systemClock } from '../adapters/system/system-clock';
import { systemRandom } from '../adapters/system/system-random';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { MessageBus } from '../ports/message-bus';
import type { NoticeSignatures } from '../ports/notice-signatures';
import type { PasswordHasher } from '../ports/password-hasher';
import type { Random } from '../ports/random';
import type { GatewayOptions } from './options';

/** What every part of a gateway stands on, beside its data. */
export interface Platform {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly bus: MessageBus;
  readonly passwords: PasswordHasher;
  /** By which the payment service and the gateway know each other; made anew at each start. */
  readonly signatures: NoticeSignatures;
  readonly trustProxy: boolean;
}

export const platformOf = (options: GatewayOptions): Platform => {
  const { clock = systemClock, random = systemRandom, log = consoleLog, trustProxy = false } = options;
  const passwords = scryptHasher(random, options.passwordCost);
  const signatures = hmacSignatures(random.bytes(32));
  return { clock, random, log, bus: processBus(log), passwords, signatures, trustProxy };
};
