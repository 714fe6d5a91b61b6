import { demo } from '../../support/accounts';
import { signIn } from '../../support/log-in';
import { test as base } from '../fixtures';
import { printFigures, type Cell } from './figures';
import { kinds } from './kinds';
import { pathFaults } from '../path-faults';
import { placeOf } from './places';
import { meetPress } from './presses/meet-press';
import type { Press } from './presses/press';
import { meetFaults, type Reading } from './reads';

interface Matrix {
  /** Lets a call that a page makes when it is opened meet each kind of fault. */
  readonly meetAtPage: (reading: Reading) => Promise<void>;
  /** Lets a call that a button makes meet each kind of fault. */
  readonly meetPress: (press: Press) => Promise<void>;
}

const cells: Cell[] = [];

/** The test of the fault matrix: calls of a page fail by their paths. */
export const test = base.extend<{ matrix: Matrix }>({
  matrix: async ({ page, context, gateway, watch, brokenServer }, use) => {
    watch.announce(/Failed to load resource/, /malformed answer: \/(?:webapp|pay)\//, /rows left out/);
    // The server of broken answers is not the pay host.
    watch.announce(/Access to XMLHttpRequest at '[^']*\/pay\/.* has been blocked by CORS policy/);
    // What failed is asked for again when the socket opens: here that would end a fault before it is seen.
    await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
    await page.clock.install();
    const faults = await pathFaults(page);
    const all = kinds(brokenServer);
    await use({
      meetAtPage: async (reading) => {
        const reader = demo[reading.who ?? 'shen'];
        const token = await gateway.inside.sessions.open(reader.id);
        const address = await placeOf(reading.walked.address, gateway, token);
        const walked = { ...reading.walked, address };
        const logIn = async (): Promise<void> => void (await signIn(context, gateway, reader));
        cells.push(...(await meetFaults(page, faults, { ...reading, walked }, all, logIn)));
      },
      meetPress: async (press) => {
        const account = press.who?.(gateway) ?? gateway.spareAccount();
        const token =
          press.visitor === true
            ? await gateway.inside.sessions.open(account.id)
            : await signIn(context, gateway, account);
        await press.open({ page, gateway, account, token });
        cells.push(...(await meetPress(page, faults, press, all)));
      },
    });
  },
});

/** Prints what the walks of this file have met. */
export const printCells = (): void => printFigures(cells);
