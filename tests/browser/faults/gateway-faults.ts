import type { Page, Route } from '@playwright/test';
import { calls, type CallName } from './calls';
import type { Fault } from './fault';

/** Lets calls of one page fail, until told otherwise. */
export interface GatewayFaults {
  /** From now on the calls named end this way. */
  readonly set: (fault: Fault, ...names: readonly CallName[]) => void;
  /** From now on every call without a fault of its own ends this way. */
  readonly setEvery: (fault: Fault) => void;
  /** From now on every call reaches the gateway again. */
  readonly clear: () => void;
  /** How often a call was made since the page was opened. */
  readonly count: (name: CallName) => number;
}

const nameOf = (route: Route): CallName | undefined => {
  const path = route.request().headers()['x-gateway-path'];
  return (Object.keys(calls) as CallName[]).find((name) => calls[name] === path);
};

/** Stands between the page and the gateway; what has no fault goes through. */
export const gatewayFaults = async (page: Page): Promise<GatewayFaults> => {
  const faults = new Map<CallName, Fault>();
  const made: CallName[] = [];
  let every: Fault | undefined;
  await page.route(
    ({ pathname }) => pathname === '/gateway',
    async (route) => {
      const name = nameOf(route);
      if (name !== undefined) made.push(name);
      const fault = (name === undefined ? undefined : faults.get(name)) ?? every;
      await (fault === undefined ? route.fallback() : fault(route));
    },
  );
  return {
    set: (fault, ...names) => {
      for (const name of names) faults.set(name, fault);
    },
    setEvery: (fault) => {
      every = fault;
    },
    clear: () => {
      faults.clear();
      every = undefined;
    },
    count: (name) => made.filter((one) => one === name).length,
  };
};
