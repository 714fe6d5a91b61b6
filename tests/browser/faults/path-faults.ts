import type { Page, Request, Route } from '@playwright/test';
import { callPath } from '../support/gateway-calls';
import type { Fault } from './fault';

/** Lets calls of one page fail by their paths. */
export interface PathFaults {
  /** From now on the calls of this path end this way. */
  readonly set: (path: string, fault: Fault) => void;
  /** From now on every call without a fault of its own ends this way. */
  readonly setEvery: (fault: Fault) => void;
  /** From now on every call reaches the gateway again. */
  readonly clear: () => void;
  /** The paths of all calls so far, in order. */
  readonly made: readonly string[];
  readonly count: (path: string) => number;
  /** How many calls of this path are under way. */
  readonly underWay: (path: string) => number;
}

/** Intercepts the calls of the page; those without a fault reach the gateway. */
export const pathFaults = async (page: Page): Promise<PathFaults> => {
  const faults = new Map<string, Fault>();
  let every: Fault | undefined;
  const made: string[] = [];
  const ended: string[] = [];
  const end = (request: Request): void => {
    const path = callPath(request);
    if (path !== null) ended.push(path);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const countIn = (paths: readonly string[], path: string): number =>
    paths.filter((one) => one === path).length;
  await page.route(
    ({ pathname }) => pathname === '/gateway',
    async (route: Route) => {
      const path = callPath(route.request());
      if (path !== null) made.push(path);
      const fault = (path === null ? undefined : faults.get(path)) ?? every;
      await (fault === undefined ? route.fallback() : fault(route));
    },
  );
  return {
    set: (path, fault) => void faults.set(path, fault),
    setEvery: (fault) => {
      every = fault;
    },
    clear: () => {
      faults.clear();
      every = undefined;
    },
    made,
    count: (path) => countIn(made, path),
    underWay: (path) => countIn(made, path) - countIn(ended, path),
  };
};
