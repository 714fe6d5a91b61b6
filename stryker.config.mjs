/** Mutation testing of the pure floors: `npm run mutation` (AUD-03). */
export default {
  mutate: ['src/domain/**/*.ts', 'src/application/**/*.ts', '!src/application/**/invariants.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // A mutant that only changes what is computed while loading needs a whole run of its own.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.stryker-tmp',
  ignorePatterns: [
    // From the root: folders of the same name inside belong to what is tried.
    '/dist',
    '/docs',
    '/gateway',
    '/reports',
    '/tests/browser',
    '.cache',
    '.data',
  ],
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  allowEmpty: true,
};
