/**
 * One thing that `npm run check` holds the tree to.
 * @typedef {{ name: string, command: string, args: string[], needsBuild?: boolean }} Task
 */

/** @param {string} name @param {string} bin @param {string[]} args @returns {Task} a task by a package's own command */
const byPackage = (name, bin, args) => ({ name, command: `node_modules/.bin/${bin}`, args });

/** @param {string} name @param {string} entry @param {string[]} args @returns {Task} a task by a tool of our own */
const byTool = (name, entry, args = []) => ({
  name,
  command: process.execPath,
  args: ['--import', 'tsx', entry, ...args],
});

/** What has not changed since the last check is not looked at again. @param {string} name */
const remembering = (name) => ['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`];

/** The slow ones first, so that the quick ones fill the gaps. @type {Task[]} */
export const tasks = [
  byPackage('types and lint (oxlint)', 'oxlint', ['-c', 'oxlint.config.mjs', '--type-check']),
  byPackage('types of the pure floors, without a DOM', 'tsc', [
    '-p',
    'tsconfig.pure.json',
    ...remembering('pure-types'),
  ]),
  byPackage('formatting (oxfmt)', 'oxfmt', ['--check', '.']),
  byPackage('unused files, exports and packages (knip)', 'knip', ['--no-progress']),
  // From the roots of the product alone: what only tests and tools reach proves nothing, and is an error.
  byPackage('code that only tests reach (knip, production)', 'knip', ['--production', '--no-progress']),
  byPackage('architecture (dependency-cruiser)', 'depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    'contract',
    'src',
    'gateway/src',
    'tools',
    'tests',
  ]),
  byTool('names, sizes and forbidden words', 'tools/check/tree/main.ts'),
  byTool('plain language', 'tools/check/language/main.ts'),
  byTool('patterns that take linear time (recheck)', 'tools/check/patterns/main.ts'),
  byTool('links to pages that stand', 'tools/check/links/main.ts'),
  byTool('calls of the contract', 'tools/check/contract/main.ts'),
  byTool('pages, rows and stories', 'tools/check/pages/main.ts'),
  byTool('kinds and their pages', 'tools/check/kinds/main.ts'),
  byTool('migrations that the version before tolerates', 'tools/check/migrations/main.ts'),
  byTool('records of the seed', 'tools/check/seed/main.ts'),
  byPackage('published contract (redocly)', 'redocly', ['lint', 'docs/contract/openapi.json']),
  byTool('published topics (asyncapi)', 'tools/check/asyncapi.mjs'),
  { ...byPackage('byte budgets (size-limit)', 'size-limit', []), needsBuild: true },
];
