import { expect, type Page } from '@playwright/test';
import { expectWhole, goWithin, walkedRoutes, type Walked } from '../../offline/walk';
import { whenHydrated, whenLoaded } from '../../support/when-shown';
import { callLimit } from '../every-fault';
import { pathOf, type CallKey } from './call-key';
import type { Cell } from './figures';
import { isFaultOf, type Kind } from './kinds';
import { meetings, type AtPage, type Meeting } from './meetings';
import type { PathFaults } from '../path-faults';
import { askAgain, expectUsable, wayOn } from './usable';

/** A call that a page makes when it is opened. */
export interface Reading extends AtPage {
  readonly call: CallKey;
  readonly walked: Walked;
}

const isAtPage = (meeting: Meeting): meeting is AtPage => 'at' in meeting;

const walkedAt = ({ at, address }: AtPage): Walked => {
  const found = walkedRoutes.find(({ row }) => row.name === at);
  if (found === undefined) throw new Error(`no page ${at}`);
  return { ...found, address: address ?? found.address };
};

/** The calls that pages make when they are opened, one part of several. */
export const readingsOfPart = (part: number, parts: number): readonly Reading[] =>
  (Object.entries(meetings) as readonly (readonly [CallKey, Meeting])[])
    .flatMap(([call, meeting]) =>
      isAtPage(meeting) ? [{ ...meeting, call, walked: walkedAt(meeting) }] : [],
    )
    .filter((_, place) => place % parts === part);

/** A page without calls of its own, from which each page is opened within the application, so that it asks itself. */
const neutral = '/user/agreement';

/** Longer than a call without connection waits before its second try (GAT-08), in milliseconds. */
const pastRetry = 1_000;

const openFresh = async (page: Page, address: string): Promise<void> => {
  await page.goto(neutral);
  await whenLoaded(page, whenHydrated);
  await goWithin(page, address);
};

/** Leaves a page that is not kept and returns to it, so that it asks again. */
const openAgain = async (page: Page, address: string): Promise<void> => {
  await goWithin(page, neutral);
  await whenLoaded(page, whenHydrated);
  await goWithin(page, address);
};

/** The page answers while it waits: half of the call's time goes by. */
const expectWaiting = async (page: Page, cell: string): Promise<void> => {
  await page.clock.fastForward(callLimit / 2);
  await expect(page.getByRole('main'), cell).toBeVisible();
};

/** Lets the time of a call without answer pass, and that of the second try of a call without connection. */
const expectFailed = async (
  page: Page,
  { underWay }: PathFaults,
  path: string,
  { silent }: Kind,
): Promise<void> => {
  if (silent === true) await page.clock.fastForward(callLimit);
  await expect.poll(() => underWay(path)).toBe(0);
  await page.clock.fastForward(pastRetry);
  await expect.poll(() => underWay(path)).toBe(0);
};

/**
 * Lets the call meet each kind of fault at its page, and expects the page to be usable with a message, and to be whole
 * once the fault has ended.
 * @param logIn gives the browser a new session
 */
export const meetFaults = async (
  page: Page,
  faults: PathFaults,
  { call, walked, once, session, visitor, quiet }: Reading,
  kinds: readonly Kind[],
  logIn: () => Promise<void>,
): Promise<readonly Cell[]> => {
  const path = pathOf(call);
  const cells: Cell[] = [];
  let asksAgain = false;
  const ask = async (isFirst: boolean): Promise<void> => {
    if (asksAgain) await askAgain(page);
    else if (isFirst || once === true || walked.row.cached) await openFresh(page, walked.address);
    else await openAgain(page, walked.address);
  };
  for (const [place, kind] of kinds.filter((one) => isFaultOf(one, call)).entries()) {
    const cell = `${call} at ${walked.row.name}: ${kind.name}`;
    faults.set(path, kind.fault);
    const before = faults.count(path);
    if (visitor !== true && (place === 0 || session === true)) await logIn();
    await ask(place === 0);
    await expect.poll(() => faults.count(path), { message: cell }).toBeGreaterThan(before);
    if (kind.release === undefined) await expectFailed(page, faults, path, kind);
    else await expectWaiting(page, cell);
    await kind.release?.();
    const says = kind.release === undefined && quiet === undefined;
    const ending = await expectUsable(page, walked, cell, says);
    cells.push({ call, page: walked.row.name, kind: kind.name, ending });
    asksAgain = ending === 'in place' && (await wayOn(page).count()) === 1;
  }
  faults.clear();
  await expectWhole(page);
  return cells;
};
