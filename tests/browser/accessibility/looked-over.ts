import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { headingFaults } from './heading-faults';
import { keyboardStops } from './keyboard-stops';
import { lookAt, type Looking } from './look-at';
import { expectRoom } from './measures';
import type { ScreenState } from './screen-state';

const expectOutline = async (page: Page, name: string): Promise<void> => {
  expect.soft(await page.evaluate(headingFaults), name).toEqual([]);
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', 'zh-CN');
  await expect.soft(page.getByRole('main'), name).toHaveCount(1);
  await expect.soft(page, name).toHaveTitle(/^.+ - 琥珀并购$/);
};

/**
 * Opens each screen and checks it: axe, the outline in Chinese, each stop of the keyboard,
 * and on a phone the room for fingers and for text of double size.
 */
export const lookOver = async (
  looking: Looking,
  states: readonly ScreenState[],
  phone: boolean,
): Promise<void> => {
  const { page } = looking;
  for (const state of states) {
    await lookAt(looking, state);
    expect.soft(await axeViolations(page), state.name).toEqual([]);
    await expectOutline(page, state.name);
    const { stops, faults } = await keyboardStops(page);
    expect.soft(faults, state.name).toEqual([]);
    expect.soft(stops, state.name).toBeGreaterThan(0);
    if (phone) await expectRoom(page, state.name);
  }
};
