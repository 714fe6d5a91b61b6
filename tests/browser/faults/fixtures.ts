import { test as base } from '../support/fixtures';
import { startBrokenServer } from './broken-server';
import { gatewayFaults, type GatewayFaults } from './gateway-faults';

/** What the browser itself tells of a request that failed, and the client's log of an answer that does not fit. */
const toldOfFaults = [/Failed to load resource/, /malformed answer: \/webapp\//];

/** The suite's test with a line to the gateway that can be broken; what moves is kept still, to be quick. */
export const test = base.extend<{ faults: GatewayFaults; brokenServer: string }>({
  // Of the test, not of the worker: files with other fixtures of the worker need a worker of their own.
  brokenServer: async ({}, use) => {
    const server = await startBrokenServer();
    await use(server.address);
    await server.close();
  },
  contextOptions: { reducedMotion: 'reduce' },
  faults: async ({ page, watch }, use) => {
    watch.announce(...toldOfFaults);
    await use(await gatewayFaults(page));
  },
});
