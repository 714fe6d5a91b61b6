import { defineConfig } from 'vitest/config';

/** What mutants of the pure floors are tried against: their own tests, without reports. */
export default defineConfig({
  test: { include: ['tests/domain/**/*.test.ts', 'tests/application/**/*.test.ts'] },
});
