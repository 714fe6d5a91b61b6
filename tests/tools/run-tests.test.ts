import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projects, selectionFrom } from '../../tools/test/selection.mjs';
import { mostWalks, playwrightTally, vitestTally, walksFault } from '../../tools/test/tally.mjs';
import { temporaryFolder } from '../support/temporary-folder';

function reportOf(content: unknown): string {
  const path = join(temporaryFolder('report-'), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('what npm test runs', () => {
  test('[OPS-01] everything, the browser included, unless told', () => {
    expect(selectionFrom([])).toEqual({ vitest: [...projects], browser: true, rest: [] });
  });

  test('[OPS-01] some projects, and what is left goes to their runner', () => {
    expect(selectionFrom(['--only', 'gateway,browser', '-g', 'login'])).toEqual({
      vitest: ['gateway'],
      browser: true,
      rest: ['-g', 'login'],
    });
  });

  test('[OPS-01] a project that does not exist is refused, never taken for nothing', () => {
    expect(selectionFrom(['--only', 'domian'])).toMatch(/no project is called 'domian'/);
    expect(selectionFrom(['domain'])).toMatch(/takes --only/);
  });
});

describe('what vitest came to', () => {
  const report = (failed: number, files: { status: string; assertionResults: unknown[] }[]) =>
    reportOf({ numPassedTests: 5, numFailedTests: failed, testResults: files });

  test('[OPS-01] its tests by number', () => {
    expect(vitestTally(report(2, []), 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('[OPS-01] a file that cannot be loaded is a failure', () => {
    const files = [{ status: 'failed', assertionResults: [] }];
    expect(vitestTally(report(0, files), 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('[OPS-01] a bad end without a failed test is a failure, and so is a missing report', () => {
    expect(vitestTally(report(0, []), 1)).toEqual({ passed: 5, failed: 1 });
    expect(vitestTally('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('what Playwright came to', () => {
  const withFlaky = (flaky: number) => reportOf({ stats: { expected: 7, unexpected: 0, flaky }, errors: [] });

  test('[OPS-01] what passed only at a second try is passed, and told by number', () => {
    expect(playwrightTally(withFlaky(2), 0)).toEqual({ passed: 9, failed: 0, secondTries: 2 });
    expect(playwrightTally(withFlaky(0), 0)).toEqual({ passed: 7, failed: 0, secondTries: 0 });
  });

  test('[OPS-01] with more second tries than a busy machine explains, all of them have failed', () => {
    expect(playwrightTally(withFlaky(3), 0)).toMatchObject({ failed: 0 });
    expect(playwrightTally(withFlaky(4), 0)).toEqual({ passed: 7, failed: 4, secondTries: 4 });
  });

  test('[OPS-01] what failed at both tries has failed', () => {
    const path = reportOf({ stats: { expected: 7, unexpected: 1, flaky: 0 }, errors: [] });
    expect(playwrightTally(path, 1)).toEqual({ passed: 7, failed: 1, secondTries: 0 });
  });

  test('[OPS-01] an error outside the tests is a failure', () => {
    const path = reportOf({ stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [{ message: 'x' }] });
    expect(playwrightTally(path, 1)).toEqual({ passed: 7, failed: 1, secondTries: 0 });
  });
});

test('[OPS-01] npm test fails with more walks than fit its ten minutes', () => {
  expect(walksFault({ passed: mostWalks - 1, failed: 1 })).toBeNull();
  expect(walksFault({ passed: mostWalks, failed: 1 })).toMatch(/^301 walks, at most 300/);
});
