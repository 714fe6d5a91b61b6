import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { elementStubs, scrollTo, windowStubs } from './support/window-stubs';

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
