import type { Page } from '@playwright/test';
import { calls, type CallName } from './calls';
import type { Fault } from './fault';
import { pathFaults, type PathFaults } from './path-faults';

/** Lets calls of one page fail by their names, until told otherwise. */
export interface GatewayFaults extends Pick<PathFaults, 'setEvery' | 'clear'> {
  /** From now on the calls named end this way. */
  readonly set: (fault: Fault, ...names: readonly CallName[]) => void;
  /** How often a call was made since the page was opened. */
  readonly count: (name: CallName) => number;
}

/** Stands between the page and the gateway; what has no fault goes through. */
export const gatewayFaults = async (page: Page): Promise<GatewayFaults> => {
  const { set, setEvery, clear, count } = await pathFaults(page);
  return {
    set: (fault, ...names) => {
      for (const name of names) set(calls[name], fault);
    },
    setEvery,
    clear,
    count: (name) => count(calls[name]),
  };
};
