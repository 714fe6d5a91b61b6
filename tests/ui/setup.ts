import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { laterCodeIsHere } from './support/later-code';
import { elementStubs, scrollTo, windowStubs } from './support/window-stubs';

// Readers are in Beijing, whatever the zone of the machine.
process.env.TZ = 'Asia/Shanghai';

/** In milliseconds: a busy machine needs longer than a second to show what comes. */
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  scrollTo.mockClear();
  if (typeof window === 'undefined') return;
  Object.assign(window, windowStubs);
  Object.assign(Element.prototype, elementStubs);
});

afterEach(() => {
  if (typeof window !== 'undefined') cleanup();
  vi.useRealTimers();
});

afterAll(async () => {
  if (typeof window !== 'undefined') await laterCodeIsHere();
});
