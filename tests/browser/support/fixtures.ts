import { test as base } from '@playwright/test';
import { demo, type Account } from './accounts';
import { startBrowserGateway, type BrowserGateway } from './gateway';
import { signIn } from './log-in';
import { pageWatch, type PageWatch } from './page-watch';
import { peerOf, type Peer } from './peer';

interface TestFixtures {
  /** Fails the test on a policy violation, a thrown error or a console error that was not announced. */
  readonly watch: PageWatch;
  /** Whether this is the mobile layout. */
  readonly phone: boolean;
  /** An account of this test's own, without messages; not logged in. */
  readonly account: Account;
  /** The same, with its session in the browser already. */
  readonly member: Account;
  /** A second person, 周敏, who writes. */
  readonly secondAccount: Peer;
}

interface WorkerFixtures {
  readonly gateway: BrowserGateway;
}

/** A database is made from nothing on the first run, perhaps on a busy machine. */
const gatewayStartMs = 120_000;

/** The suite's test: a gateway for each worker, and pages that are watched. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  gateway: [
    async ({}, use) => {
      const gateway = await startBrowserGateway();
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker', timeout: gatewayStartMs },
  ],
  secondAccount: async ({ gateway }, use) => use(peerOf(gateway, demo.zhou)),
  baseURL: async ({ gateway }, use) => use(gateway.url),
  watch: [
    async ({ context, gateway }, use) => {
      const watch = pageWatch();
      await watch.over(context);
      await use(watch);
      test.expect([...watch.unannounced(), ...gateway.takeProblems()]).toEqual([]);
    },
    { auto: true },
  ],
  phone: async ({}, use, info) => use(info.project.name === 'mobile'),
  account: async ({ gateway }, use) => use(gateway.spareAccount()),
  member: async ({ account, context, gateway }, use) => {
    await signIn(context, gateway, account);
    await use(account);
  },
});

export { expect } from '@playwright/test';
