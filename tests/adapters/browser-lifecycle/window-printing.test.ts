// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { windowPrinting } from '../../../src/adapters/browser-lifecycle/window-printing';

/** The medium of a window, which the test changes. */
const printMedium = () => {
  const medium = new EventTarget();
  const state = { matches: false };
  Object.defineProperty(medium, 'matches', { get: () => state.matches });
  Object.defineProperty(window, 'matchMedia', { value: () => medium, configurable: true });
  return (matches: boolean): void => {
    state.matches = matches;
    medium.dispatchEvent(new Event('change'));
  };
};

test('[DSK-01] the window reports each print once, by its events, its medium or both', () => {
  const become = printMedium();
  const printing = windowPrinting(window);
  const heard: boolean[] = [];
  const stop = printing.listen(() => heard.push(printing.isPrinting()));
  window.dispatchEvent(new Event('beforeprint'));
  become(true);
  become(false);
  window.dispatchEvent(new Event('afterprint'));
  expect(heard).toEqual([true, false]);
  become(true);
  become(false);
  expect(heard).toEqual([true, false, true, false]);
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(heard).toHaveLength(4);
  expect(printing.isPrinting()).toBe(true);
});
