import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** @typedef {{ passed: number, failed: number }} Tally */

const vitestReport = t.type({
  numPassedTests: t.number,
  numFailedTests: t.number,
  testResults: t.array(t.type({ status: t.string, assertionResults: t.UnknownArray })),
});

const playwrightReport = t.type({
  stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number }),
  errors: t.UnknownArray,
});

/** @template A @param {t.Type<A>} codec @param {string} path @returns {A | null} */
function read(codec, path) {
  try {
    const decoded = codec.decode(JSON.parse(readFileSync(path, 'utf8')));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
}

/**
 * A run that ended badly has failed, also when no single test says so: its report is missing, or an
 * error came from outside the tests.
 * @param {Tally} counted @param {number} code @returns {Tally}
 */
const withExitCode = (counted, code) => ({
  passed: counted.passed,
  failed: code === 0 ? counted.failed : Math.max(1, counted.failed),
});

/**
 * What a run of vitest came to. A file that could not be loaded counts as one failed test.
 * @param {string} path of its JSON report
 * @param {number} code its exit code
 */
export function vitestTally(path, code) {
  const report = read(vitestReport, path);
  if (report === null) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return withExitCode({ passed: report.numPassedTests, failed }, code);
}

/** So many tests of pages may need their second try; with more of them the suite itself is unsound. */
export const mostSecondTries = 3;

/**
 * What a run of Playwright came to, and how many passed only when they were tried again: a machine that does
 * other things beside fails a test now and then, but not many in one run.
 * @param {string} path of its JSON report
 * @param {number} code its exit code
 * @returns {Tally & { secondTries: number }}
 */
export function playwrightTally(path, code) {
  const report = read(playwrightReport, path);
  if (report === null) return { passed: 0, failed: 1, secondTries: 0 };
  const { expected, unexpected, flaky } = report.stats;
  const tooMany = flaky > mostSecondTries;
  const failed = unexpected + report.errors.length + (tooMany ? flaky : 0);
  return { ...withExitCode({ passed: expected + (tooMany ? 0 : flaky), failed }, code), secondTries: flaky };
}

/** More walks than this take longer than the ten minutes of `npm test`; the others belong to `npm run walks:wide`. */
export const mostWalks = 300;

/**
 * What is wrong with the number of walks of a whole `npm test`; null when there is room for them.
 * @param {Tally} tally
 * @returns {string | null}
 */
export function walksFault({ passed, failed }) {
  const walks = passed + failed;
  if (walks <= mostWalks) return null;
  return `${walks} walks, at most ${mostWalks} in npm test: join them to journeys or name their files *.wide.*`;
}
