import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../tools/trace/catalogue';
import { readCatalogue } from '../../../tools/trace/catalogue';
import { csvOf, titlesOf } from '../../../tools/trace/csv';
import { evidenceOf } from '../../../tools/trace/evidence';
import { pageOf } from '../../../tools/trace/page';
import type { TestState } from '../../../tools/trace/tests-with-results';
import { traceOf } from '../../../tools/trace/trace';

const catalogue: Catalogue = {
  requirements: [
    { id: 'LAY-01', from: 2, text: 'The bar has four tabs, "as drawn".' },
    { id: 'VAL-01', from: 5, text: 'A sign | is optional.' },
    { id: 'VAL-02', from: 5, text: 'Later.' },
  ],
  step: 'Step 1',
  stepIds: new Set(['LAY-01', 'VAL-01']),
  limits: { 'VAL-01': 'whole numbers' },
  seenIds: new Set(['LAY-01']),
};

const traced = (title: string, state: TestState, file = 'tests/domain/a.test.ts', runs = ['npm test']) => ({
  file,
  title,
  state,
  runs,
});
const missing = (...tests: ReturnType<typeof traced>[]) =>
  Object.fromEntries(
    traceOf(catalogue, [], tests).requirements.map((one) => [one.requirement.id, one.missing]),
  );

const wide = 'tests/browser/a.wide.spec.ts';

describe('what is missing', () => {
  test('[AUD-02] an id that no test names', () => {
    expect(missing()).toMatchObject({ 'VAL-01': 'no test names it', 'LAY-01': 'no browser test names it' });
  });

  test('[AUD-02] an id is proved when all its tests passed, and not by one of them', () => {
    expect(missing(traced('[VAL-01] a', 'passed'), traced('[VAL-01] b', 'passed'))['VAL-01']).toBeNull();
    expect(missing(traced('[VAL-01] a', 'failed'), traced('[VAL-01] b', 'passed'))['VAL-01']).toBe(
      '1 of its 2 tests fails',
    );
  });

  test('[AUD-02] a test that has changed, ran on another version or has not run proves nothing', () => {
    expect(missing(traced('[VAL-01] a', 'changed'))['VAL-01']).toBe(
      '1 of its 1 tests has changed since it ran',
    );
    expect(missing(traced('[VAL-01] a', 'other version'))['VAL-01']).toBe(
      '1 of its 1 tests ran on another version',
    );
    expect(missing(traced('[VAL-01] a', 'not run'), traced('[VAL-01] b', 'not run'))['VAL-01']).toBe(
      '2 of its 2 tests have not run',
    );
  });

  test('[AUD-02] what a person sees needs a browser test', () => {
    expect(missing(traced('[LAY-01] a', 'passed'))['LAY-01']).toBe('no browser test names it');
    const inBrowser = traced('[LAY-01] a', 'passed', 'tests/browser/a.spec.ts');
    expect(missing(inBrowser)['LAY-01']).toBeNull();
  });

  test.each(['not run', 'changed', 'other version'] as const)(
    '[AUD-02] a wide test whose state is %s is counted apart and hides no passing test',
    (state) => {
      const trace = traceOf(
        catalogue,
        [],
        [traced('[VAL-01] a', 'passed'), traced('[VAL-01] w', state, wide)],
      );
      expect(trace.requirements[1]).toMatchObject({ missing: null, wideNotRun: 1 });
    },
  );

  test('[AUD-02] a wide test that failed counts, and wide tests that have not run prove nothing', () => {
    expect(missing(traced('[VAL-01] a', 'passed'), traced('[VAL-01] w', 'failed', wide))['VAL-01']).toBe(
      '1 of its 2 tests fails',
    );
    expect(missing(traced('[VAL-01] w', 'not run', wide))['VAL-01']).toBe(
      'each test is wide and has not run',
    );
    expect(missing(traced('[LAY-01] a', 'passed'), traced('[LAY-01] w', 'not run', wide))['LAY-01']).toBe(
      'each browser test is wide and has not run',
    );
    expect(missing(traced('[LAY-01] w', 'passed', wide))['LAY-01']).toBeNull();
  });
});

test('[AUD-02] a title that cannot be taken is a problem, with its file', () => {
  const { problems } = traceOf(catalogue, [], [traced('[VAL-01][VAL-02][LAY-01] all', 'passed')]);
  expect(problems).toEqual([expect.stringMatching(/^tests\/domain\/a\.test\.ts: .*names 3 ids/)]);
});

describe('what is written', () => {
  const places = [
    { file: 'src/domain/number.ts', name: 'isNumeric', ids: ['VAL-01'] },
    { file: 'src/domain/number.ts', name: 'isWhole', ids: ['VAL-01'] },
  ];
  const trace = traceOf(catalogue, places, [
    traced('[VAL-01] a, b', 'passed'),
    traced('[VAL-01] c', 'passed'),
    traced('[VAL-01] w', 'not run', 'tests/domain/w.wide.test.ts', []),
  ]);
  const evidence = {
    version: 'a1',
    runs: [{ name: 'npm test', tests: 2, last: '2026-11-21T00:00:00.000Z' }],
  };

  test('[AUD-02] the CSV leads from requirement to places, test files with counts, and results', () => {
    expect(csvOf(trace).split('\r\n')).toEqual([
      'id,kind,in step,file,text,limit,state,run by',
      'LAY-01,requirement,yes,,"The bar has four tabs, ""as drawn"".",,no browser test names it,',
      'VAL-01,requirement,yes,,A sign | is optional.,whole numbers,proved; 1 wide not run,',
      'VAL-01,place,,src/domain/number.ts,"isNumeric, isWhole",,,',
      'VAL-01,tests,,tests/domain/a.test.ts,2,,2 passed,npm test',
      'VAL-01,tests,,tests/domain/w.wide.test.ts,1,,1 not run,',
      'VAL-02,requirement,no,,Later.,,no test names it,',
      '',
    ]);
  });

  test('[AUD-02] titles are in the report alone', () => {
    expect(titlesOf(trace)).toContain('VAL-01,tests/domain/a.test.ts,"[VAL-01] a, b",passed,npm test');
    expect(csvOf(trace) + pageOf(trace, catalogue, evidence)).not.toContain('a, b');
  });

  test('[AUD-02] the page shows version, runs, limits, proofs, places and test files', () => {
    const page = pageOf(trace, catalogue, evidence);
    expect(page).toContain('Version of the code: `a1`.');
    expect(page).toContain('| `npm test` | 2 | 2026-11-21T00:00:00.000Z |');
    expect(page).toContain('1 of 2 are proved.');
    expect(page).toContain(
      '| [VAL-01](#val-01) | A sign \\| is optional.<br>**Limit at this step:** whole numbers. | 2 | 3 | proved; 1 wide not run |',
    );
    expect(page).toContain('- `src/domain/number.ts` isNumeric, isWhole');
    expect(page).toContain(
      'Tests (npm test 2):\n- `tests/domain/a.test.ts` 2\n- `tests/domain/w.wide.test.ts` 1, 1 not run',
    );
    expect(page).toContain('3 distinct tests name an id.');
  });

  test('[AUD-02] the evidence counts the results of this version, by command', () => {
    const at = (time: string, run: string) => ({
      ...{ project: 'domain', title: time, outcome: 'passed' as const, milliseconds: 1 },
      ...{ run, at: time },
    });
    const record = {
      file: 'a',
      digest: 'd',
      version: 'a1',
      tests: [at('2', 'npm test'), at('1', 'npm test')],
    };
    const wideRecord = { ...record, tests: [at('3', 'npm run walks:wide')] };
    const old = { ...record, version: 'b2' };
    expect(evidenceOf([record, wideRecord, old], 'a1').runs).toEqual([
      { name: 'npm run walks:wide', tests: 1, last: '3' },
      { name: 'npm test', tests: 2, last: '2' },
    ]);
  });
});

test('[AUD-02] the project’s own catalogue can be read, and its step is part of it', () => {
  const own = readCatalogue('docs/requirements');
  expect(own.requirements.length).toBeGreaterThan(150);
  expect(own.stepIds.size).toBeGreaterThan(80);
});
