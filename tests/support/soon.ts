import { vi } from 'vitest';

/** Waits until a check holds, long enough for a busy machine; a test that has to wait that long fails. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 4_000, interval: 10 });
