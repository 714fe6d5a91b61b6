/** The projects of vitest.config.ts, one a floor, and the browser suite, which Playwright runs. */
export const projects = /** @type {const} */ ([
  'domain',
  'application',
  'adapters',
  'ui',
  'gateway',
  'tools',
]);
export const browser = 'browser';

/**
 * What `npm test` was asked for: the projects to run, and what is handed on to the runner.
 * @typedef {{ vitest: string[], browser: boolean, rest: string[] }} Selection
 */

/**
 * Reads `--only gateway`, `--only domain,ui`, `--only browser tests/browser/login`.
 * @param {readonly string[]} args
 * @returns {Selection | string} a sentence when it cannot be understood
 */
export function selectionFrom(args) {
  const place = args.indexOf('--only');
  if (place === -1) {
    return args.length === 0
      ? { vitest: [...projects], browser: true, rest: [] }
      : `npm test takes --only <project>[,<project>] and then what its runner takes; not ${args.join(' ')}`;
  }
  const names = (args[place + 1] ?? '').split(',');
  const all = [...projects, browser];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) return `no project is called '${unknown.join(', ')}'; there are ${all.join(', ')}`;
  return {
    vitest: names.filter((name) => name !== browser),
    browser: names.includes(browser),
    rest: args.filter((_, index) => index !== place && index !== place + 1),
  };
}
