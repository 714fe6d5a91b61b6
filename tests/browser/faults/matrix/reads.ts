import { expect, type Page } from '@playwright/test';
import type { CallFamily } from '../../../../contract/call/call';
import { families } from '../../../../contract/families';
import { expectWhole, goWithin, walkedRoutes, type Walked } from '../../offline/walk';
import { whenHydrated, whenLoaded } from '../../support/when-shown';
import { callLimit } from '../every-fault';
import type { Kind } from './kinds';
import type { PathFaults } from './path-faults';
import { expectUsable, wayOn, type Ending } from './usable';

/** One call that met one kind of fault, and how that ended. */
export interface Cell {
  readonly page: string;
  readonly path: string;
  readonly kind: string;
  readonly ending: Ending;
}

/** A page without calls of its own, from which each page is opened within the application, so that it asks itself. */
const neutral = '/user/agreement';

const openNeutral = async (page: Page): Promise<void> => {
  await page.goto(neutral);
  await whenLoaded(page, whenHydrated);
};

const openFresh = async (page: Page, address: string): Promise<void> => {
  await openNeutral(page);
  await goWithin(page, address);
};

/** The calls that a page makes when it is opened, without those of the application. */
const callsAtOpening = async (
  page: Page,
  faults: PathFaults,
  { address }: Walked,
): Promise<readonly string[]> => {
  await openNeutral(page);
  const before = faults.made.length;
  await goWithin(page, address);
  await whenLoaded(page, whenHydrated);
  await expectWhole(page);
  return [...new Set(faults.made.slice(before))];
};

/**
 * Lets each call that a page makes at its opening meet each kind of fault, and expects the page to be usable, and whole
 * once the fault has ended. Calls in `claimed` were met on an earlier page.
 */
export const meetFaults = async (
  page: Page,
  faults: PathFaults,
  walked: Walked,
  all: readonly Kind[],
  claimed: Set<string>,
): Promise<readonly Cell[]> => {
  const calls = (await callsAtOpening(page, faults, walked)).filter((path) => !claimed.has(path));
  const cells: Cell[] = [];
  for (const path of calls) {
    claimed.add(path);
    let asksAgain = false;
    for (const kind of all) {
      const cell = `${walked.row.name}: ${path}: ${kind.name}`;
      faults.set(path, kind.fault);
      const before = faults.count(path);
      await (asksAgain ? wayOn(page).first().click() : openFresh(page, walked.address));
      await expect.poll(() => faults.count(path), { message: cell }).toBeGreaterThan(before);
      if (kind.silent === true) await page.clock.fastForward(callLimit);
      await kind.release?.();
      const ending = await expectUsable(page, walked, cell);
      cells.push({ page: walked.row.name, path, kind: kind.name, ending });
      asksAgain = ending === 'in place' && (await wayOn(page).count()) === 1;
    }
    faults.clear();
    await (asksAgain ? wayOn(page).first().click() : openFresh(page, walked.address));
    await whenLoaded(page, whenHydrated);
    await expectWhole(page);
  }
  return cells;
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const rowOf = ({ page, path }: Cell): string => `${page} ${path}`;

/** Prints calls × kinds: how each fault ended. */
export const printTable = (cells: readonly Cell[]): void => {
  const signs: Readonly<Record<Ending, string>> = { 'in place': '✓', notice: '!', 'nothing missing': '·' };
  const names = [...new Set(cells.map(({ kind }) => kind))];
  for (const row of new Set(cells.map(rowOf))) {
    const signOf = (name: string): string => {
      const met = cells.find((cell) => rowOf(cell) === row && cell.kind === name);
      return met === undefined ? ' ' : signs[met.ending];
    };
    print(`${names.map(signOf).join(' ')}  ${row}`);
  }
};

/** Prints the reading calls of the contract that none of these pages makes at its opening. */
export const printUnmet = (cells: readonly Cell[]): void => {
  const met = new Set(cells.map(({ path }) => path));
  const unmet = Object.values(families)
    .flatMap((calls: CallFamily) => Object.values(calls))
    .filter(({ safe, path }) => safe && !met.has(path))
    .map(({ path }) => path);
  print(`reading calls of the contract that no page of this part makes first: ${unmet.join(', ')}`);
};

/** The pages of one of several parts. */
export const pagesOfPart = (part: number, parts: number): readonly Walked[] =>
  walkedRoutes.filter(({ forVisitor }, place) => !forVisitor && place % parts === part);
