import { fileURLToPath } from 'node:url';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { locations } from '../../../gateway/src/main/locations';
import type { GatewayOptions, RunningGateway } from '../../../gateway/src/main/options';
import { demoSite } from '../../../gateway/src/main/site';
import { startGateway } from '../../../gateway/src/main/start-gateway';
import { cheapPasswords } from '../../../tools/process/cheap-seeding';
import { seededTemplate } from '../../support/gateway/template';
import { registerOperator } from './captcha-operator';
import { spareAccounts, unverifiedAccounts, type Account } from './accounts';
import { shiftedClock, type ShiftedClock } from './shifted-clock';
import { demoSeed } from '../../../tools/process/seeds';
import { dayMs } from '../../../contract/values/duration';

/** A real gateway with the built client, in memory, in this process. */
export interface BrowserGateway extends RunningGateway {
  /** Limits and lifetimes hold as they do in production; tests move the clock past them. */
  readonly clock: ShiftedClock;
  /** An account that no other test has: verified, without messages. */
  readonly spareAccount: () => Account;
  /** The same, not verified. */
  readonly unverifiedAccount: () => Account;
  /** What the gateway told its operator as a problem since this was last asked. */
  readonly takeProblems: () => readonly string[];
}

const dist = fileURLToPath(new URL('dist', locations.project));

const content = { ...demoSeed, accounts: [...demoSeed.accounts, ...spareAccounts, ...unverifiedAccounts] };

/** Under the browser's clock the seed has to be of today: what it holds grows old, ends and is withdrawn as days go by. */
const thisMorning = (): number => Math.floor(Date.now() / dayMs) * dayMs;

const taken = (next: IteratorResult<Account, unknown>): Account => {
  if (next.done === true) throw new Error('all spare accounts are taken');
  return next.value;
};

/** Starts one on free ports; `changed` for what a test needs otherwise. */
export const startBrowserGateway = async (changed: Partial<GatewayOptions> = {}): Promise<BrowserGateway> => {
  const clock = shiftedClock();
  const spare = spareAccounts[Symbol.iterator]();
  const unverified = unverifiedAccounts[Symbol.iterator]();
  let problems: string[] = [];
  const gateway = await startGateway({
    port: 0,
    secondPort: 0,
    storage: { kind: 'memory', template: await seededTemplate('browser', content, thisMorning()) },
    pages: { kind: 'built', folder: dist },
    seed: { name: 'browser', content },
    site: demoSite,
    passwordCost: cheapPasswords,
    clock,
    random: systemRandom,
    log: {
      info: () => undefined,
      problem: (line, cause) =>
        void problems.push(cause instanceof Error ? `${line} ${cause.message}` : line),
    },
    ...changed,
  });
  const started: BrowserGateway = {
    ...gateway,
    clock,
    spareAccount: () => taken(spare.next()),
    unverifiedAccount: () => taken(unverified.next()),
    takeProblems: () => {
      const told = problems;
      problems = [];
      return told;
    },
  };
  registerOperator(gateway.secondUrl, {
    answerOf: async (sid) => {
      const told = await gateway.inside.desk.captcha(sid);
      return told._tag === 'Right' ? told.right : '';
    },
    wait: (ms) => {
      clock.move(ms);
      return Promise.resolve();
    },
  });
  return started;
};
