import type { Locator, Page } from '@playwright/test';
import { goWithin } from '../offline/walk';
import { hearCode } from '../support/code-come';
import { expect } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { codeOf, holdCode } from './held';

const placeOf = async (part: Locator): Promise<{ left: number; top: number; width: number }> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('what should be measured is not shown');
  return { left: Math.round(box.x), top: Math.round(box.y), width: Math.round(box.width) };
};

/** Opens home until what stands for pages that are on their way is here. */
export const home = async (page: Page): Promise<void> => {
  const atHand = hearCode(page, /\/loading-page-[^/]+\.js$/, /\/loading-page-[^/]+\.css$/);
  await page.goto('/');
  await whenLoaded(page);
  await expect.poll(atHand, { intervals: [50] }).toBe(true);
};

/** Which page, whose code, what stands for its first panel, and that panel. */
export const pages: readonly (readonly [string, string, string, string])[] = [
  ['/push_settings', 'push-settings', '.bones-part', '.member-page .panel'],
  ['/user/info', 'profile', '.bones-part', '.member-page .panel'],
  ['/message', 'messages', '.awaited-panes', '.panes'],
  ['/pay', 'order-list', '.bones-part', '.filter-tabs'],
  ['/member/pay', 'member-pay', '.bones-plans', '.plan-cards'],
];

/** Its code is the list’s too: it is opened first. */
export const message: (typeof pages)[number] = ['/message/900001', 'messages', '.awaited-thread', '.panes'];

export const expectPlaceKept = async (
  page: Page,
  [address, screen, awaited, panel]: (typeof pages)[number],
): Promise<void> => {
  const code = await holdCode(page, codeOf(screen));
  await goWithin(page, address);
  await code.asked;
  const main = page.getByRole('main');
  const stands = await placeOf(main.locator(awaited).filter({ visible: true }).first());
  const heading = await placeOf(main.getByRole('heading', { level: 1 }));
  code.release();
  await whenLoaded(page);
  const came = await placeOf(main.locator(panel).filter({ visible: true }).first());
  expect([stands.left, stands.width]).toEqual([came.left, came.width]);
  const { left } = await placeOf(main.getByRole('heading', { level: 1 }));
  expect(Math.abs(heading.left - left)).toBeLessThanOrEqual(1);
  expect(Math.abs(stands.top - came.top)).toBeLessThanOrEqual(8);
};
