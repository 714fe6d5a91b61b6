import { expect, type Page } from '@playwright/test';
import { overflows } from './overflows';
import { overlaps } from './overlaps';

export interface TextSize {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** The browser's own font size, in per cent of the usual one. */
  readonly percent: number;
}

const widths = [320, 360, 390, 430];
const percents = [100, 140, 200];

/** Every width of a phone with every text size. */
export const everyTextSize: readonly TextSize[] = widths.flatMap((width) =>
  percents.map((percent) => ({ width, percent })),
);

/** The narrowest and the widest phone: at the largest text, and at the usual one. */
export const outerTextSizes: readonly TextSize[] = [
  { width: 320, percent: 200 },
  { width: 390, percent: 140 },
  { width: 430, percent: 100 },
];

const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Nothing is wider than the page, cut off or drawn over other text, at each of the text sizes. */
export const expectRoomForText = async (
  page: Page,
  name: string,
  sizes: readonly TextSize[],
): Promise<void> => {
  for (const { width, percent } of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', `${size}%`),
      percent,
    );
    await nextFrame(page);
    const faults = [...(await page.evaluate(overflows)), ...(await page.evaluate(overlaps))];
    expect.soft(faults, `${name} at ${width} px with text of ${percent} %`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
};
