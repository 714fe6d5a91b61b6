import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `npm test` runs what is not wide; `npm run tests:wide` the test files whose name says wide. */
const isWide = process.env.HUPO_TESTS === 'wide';
const filesIn = (project: string, ending = 'ts'): string =>
  `tests/${project}/**/*${isWide ? '.wide' : ''}.test.${ending}`;
const exclude = isWide ? [] : ['**/*.wide.test.{ts,tsx}'];

/** What only a server can prove; a run without one does not see it: `npm run test:postgres` starts one. */
const onPostgres =
  process.env['HUPO_TEST_POSTGRES'] === undefined
    ? []
    : [
        {
          extends: true as const,
          test: {
            name: 'postgres',
            include: ['tests/postgres/**/*.test.ts'],
            pool: 'forks' as const,
            isolate: false,
          },
        },
      ];

/**
 * What is about the data folder, its disk and the embedded database themselves is the same with a server beside it. That a
 * change is known before its writer is answered holds on the embedded database alone: a server's notice comes after it.
 */
const aboutEmbedded =
  onPostgres.length === 0
    ? []
    : [
        'tests/gateway/start/{backup,full-disk,process,production,settings}.test.ts',
        'tests/gateway/database/{lasting-connection,lost-thread,prepared-statements,public-change,serial-database}.test.ts',
      ];

/**
 * Tests are split by floor of the house, so that one floor can be run alone: `npx vitest run --project domain`.
 * What keeps nothing in its modules is loaded once for all test files (isolate: false): three times as fast.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tools/trace/vitest-reporter.ts'],
    // Of two cores one would be left idle otherwise.
    maxWorkers: availableParallelism() + 1,
    // The projects read many of the same files: what one has compiled the others take.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest-modules' },
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Long enough for a busy machine: a test that hangs fails, one that is slow does not.
    // Before the setup of each project.
    setupFiles: ['tests/support/fixed-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'domain', include: [filesIn('domain')], exclude, isolate: false } },
      {
        extends: true,
        test: { name: 'application', include: [filesIn('application')], exclude, isolate: false },
      },
      // A file that needs a DOM says so in its first line: // @vitest-environment jsdom
      {
        extends: true,
        test: {
          name: 'adapters',
          include: [filesIn('adapters', '{ts,tsx}')],
          exclude,
          isolate: false,
          setupFiles: ['tests/adapters/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: [filesIn('ui', '{ts,tsx}')],
          exclude,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/ui/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          include: [filesIn('gateway')],
          exclude: [...exclude, ...aboutEmbedded],
          pool: 'forks',
          isolate: false,
        },
      },
      ...onPostgres,
      { extends: true, test: { name: 'tools', include: [filesIn('tools')], exclude, isolate: false } },
    ],
  },
});
