import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { isLeft } from 'fp-ts/Either';
import { askGateway } from '../../../gateway/src/adapters/operator-channel/channel-client';
import type { OperatorCommand } from '../../../gateway/src/adapters/operator-channel/commands/channel-commands';
import { clusterPrograms, startCluster, type Cluster } from '../../../tools/cluster/cluster';
import { registerOperator } from '../support/captcha-operator';
import { pageWatch, type PageWatch } from '../support/page-watch';

/** A cluster as walks use it, its operator's commands with it. */
export interface WalkedCluster extends Cluster {
  /** Runs an operator's command at one of the gateways. @returns its line */
  readonly operate: (command: OperatorCommand, instance?: number) => Promise<string>;
  /** How many message sockets each gateway has open; null for one that does not run. */
  readonly sockets: () => Promise<readonly (number | null)[]>;
}

/** A server that was never seeded takes its time on a busy machine. */
const startMs = 300_000;

/** A person looks at a puzzle at least so long, in milliseconds. */
const glanceMs = 1_500;

const socketsAt = async (address: string | null): Promise<number | null> => {
  if (address === null) return null;
  try {
    const text = await (await fetch(address)).text();
    return Number(/^hupo_sockets_open (\d+)/m.exec(text)?.[1] ?? 0);
  } catch {
    return null;
  }
};

const started = async (): Promise<WalkedCluster> => {
  const programs = clusterPrograms();
  if ('missing' in programs) throw new Error(programs.missing);
  const cluster = await startCluster({ programs, instances: 3, metrics: true, further: ['--seed', 'demo'] });
  const operate: WalkedCluster['operate'] = async (command, instance = 0) => {
    const folder = cluster.instances[instance]?.dataFolder ?? '';
    const answer = await askGateway(join(folder, 'operator.sock'), command);
    if (isLeft(answer)) throw new Error(answer.left);
    return answer.right.line;
  };
  registerOperator(cluster.secondAddress, {
    answerOf: (sid) => operate({ command: 'captcha', sid }),
    wait: (ms) => sleep(glanceMs + ms),
  });
  return {
    ...cluster,
    operate,
    sockets: () => Promise.all(cluster.instances.map(({ metricsAddress }) => socketsAt(metricsAddress))),
  };
};

/** A browser of one person, whose pages are watched as those of the other walks. */
export type OpenPerson = () => Promise<{ readonly page: Page; readonly context: BrowserContext }>;

const person =
  (browser: Browser, { address }: Cluster, watch: PageWatch, opened: BrowserContext[]): OpenPerson =>
  async () => {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    opened.push(context);
    await watch.over(context);
    return { context, page: await context.newPage() };
  };

interface Fixtures {
  readonly watch: PageWatch;
  readonly openPerson: OpenPerson;
}

/** The test of the cluster's walks: three gateways for each worker, and browsers of several people. */
export const test = base.extend<Fixtures, { readonly cluster: WalkedCluster }>({
  cluster: [
    async ({}, use) => {
      const cluster = await started();
      await use(cluster);
      await cluster.close();
    },
    { scope: 'worker', timeout: startMs },
  ],
  watch: async ({}, use) => {
    const watch = pageWatch();
    await use(watch);
    test.expect(watch.unannounced()).toEqual([]);
  },
  openPerson: async ({ browser, cluster, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(person(browser, cluster, watch, opened));
    for (const context of opened) await context.close();
  },
});

export { expect } from '@playwright/test';
