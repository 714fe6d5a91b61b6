import type { Page, Request, Route } from '@playwright/test';
import { payHostCalls } from '../../../contract/payment/calls';
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

/** The calls that go to the pay host have their paths in their addresses. */
const payHostPaths: readonly string[] = Object.values(payHostCalls).map(({ path }) => path);

const isCall = ({ pathname }: URL): boolean => pathname === '/gateway' || payHostPaths.includes(pathname);

/** The path of a call to the gateway or to the pay host; null for any other request. */
export const calledPath = (request: Request): string | null => {
  const { pathname } = new URL(request.url());
  return payHostPaths.includes(pathname) ? pathname : callPath(request);
};

/** Intercepts the calls of the page; those without a fault reach the gateway. */
export const pathFaults = async (page: Page): Promise<PathFaults> => {
  const faults = new Map<string, Fault>();
  let every: Fault | undefined;
  const made: string[] = [];
  const ended: string[] = [];
  /** By their requests: a fault may send one to another address. */
  const begun = new Map<Request, string>();
  const end = (request: Request): void => {
    const path = begun.get(request);
    if (path !== undefined) ended.push(path);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const countIn = (paths: readonly string[], path: string): number =>
    paths.filter((one) => one === path).length;
  await page.route(isCall, async (route: Route) => {
    const path = calledPath(route.request());
    if (path !== null) {
      made.push(path);
      begun.set(route.request(), path);
    }
    const fault = (path === null ? undefined : faults.get(path)) ?? every;
    await (fault === undefined ? route.fallback() : fault(route));
  });
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
