import { demo } from '../../support/accounts';
import { signIn } from '../../support/log-in';
import type { Walked } from '../../offline/walk';
import { test as base } from '../fixtures';
import { kinds, type Kind } from './kinds';
import { pathFaults, type PathFaults } from './path-faults';
import { meetFaults, printTable, printUnmet, type Cell } from './reads';

interface Matrix {
  readonly faults: PathFaults;
  readonly kinds: readonly Kind[];
  /** Lets the calls of a page meet each kind of fault, as a member. */
  readonly meet: (walked: Walked) => Promise<void>;
}

const claimed = new Set<string>();
const cells: Cell[] = [];

/** The test of the fault matrix: calls of a page fail by their paths. */
export const test = base.extend<{ matrix: Matrix }>({
  matrix: async ({ page, context, gateway, watch, brokenServer }, use) => {
    watch.announce(/Failed to load resource/, /malformed answer: \/webapp\//, /rows left out/);
    // What failed is asked for again when the socket opens: here that would end a fault before it is seen.
    await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
    await page.clock.install();
    const faults = await pathFaults(page);
    const all = kinds(brokenServer);
    await use({
      faults,
      kinds: all,
      meet: async (walked) => {
        await signIn(context, gateway, demo.shen);
        cells.push(...(await meetFaults(page, faults, walked, all, claimed)));
      },
    });
  },
});

/** Prints what the walks of this file have met. */
export const printCells = (): void => {
  printTable(cells);
  printUnmet(cells);
};

export { expect } from '@playwright/test';
