import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from './support/show';
import { scrollTo } from './support/window-stubs';

const scrollBy = (top: number): void => {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
};
const button = () => screen.queryByRole('button', { name: '回到顶部' });

beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
});

test('[LAY-03] the button is there after more than 400 px of scroll, and gone near the top', async () => {
  await show();
  scrollBy(400);
  expect(button()).toBeNull();
  scrollBy(401);
  expect(button()).not.toBeNull();
  scrollBy(10);
  expect(button()).toBeNull();
});

test('[LAY-03] it scrolls to the top at once for those who ask for less motion', async () => {
  const { user } = await show({ reducedMotion: true });
  scrollBy(900);
  await user.click(await screen.findByRole('button', { name: '回到顶部' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(button()).toBeNull();
});

test('[LAY-03] it scrolls to the top within 300 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show({ reducedMotion: false });
  scrollBy(900);
  fireEvent.click(await screen.findByRole('button', { name: '回到顶部' }));
  act(() => {
    vi.advanceTimersByTime(100);
  });
  const halfway = Number(scrollTo.mock.lastCall?.[0].top);
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(900);
  act(() => {
    vi.advanceTimersByTime(220);
  });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
