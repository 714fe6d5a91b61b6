import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show, type Shown } from './support/show';

const start = ({ flows }: Shown, overlay: true | undefined): void => {
  act(() => {
    flows.app.loadingIndicator.send({ type: 'loading.started', overlay });
  });
};
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

test('[LAY-05][LAY-12] the overlay says 加载中... once loading lasts longer than 100 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shown = await show();
  start(shown, true);
  pass(99);
  expect(screen.queryByRole('alert')).toBeNull();
  pass(1);
  // The page below may show the same text in its skeleton.
  const overlay = screen.getByRole('alert');
  expect(overlay.textContent).toBe('加载中...');
  expect(overlay.getAttribute('aria-busy')).toBe('true');
});

test('[LAY-12] the page bar appears after 200 ms, runs on, and goes at the end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shown = await show();
  start(shown, undefined);
  pass(100);
  expect(screen.queryByRole('progressbar')).toBeNull();
  pass(1_000);
  const done = Number(
    screen.getByRole('progressbar', { name: '页面加载进度' }).getAttribute('aria-valuenow'),
  );
  expect(done).toBeGreaterThan(0);
  act(() => {
    shown.flows.app.loadingIndicator.send({ type: 'loading.ended' });
  });
  pass(300);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
