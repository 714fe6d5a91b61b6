import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../tools/trace/catalogue';
import { readCatalogue } from '../../../tools/trace/catalogue';
import { csvOf } from '../../../tools/trace/csv';
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

const traced = (title: string, state: TestState, file = 'tests/domain/a.test.ts') => ({ file, title, state });
const missing = (...tests: ReturnType<typeof traced>[]) =>
  Object.fromEntries(
    traceOf(catalogue, [], tests).requirements.map((one) => [one.requirement.id, one.missing]),
  );

describe('what is missing', () => {
  test('[AUD-02] an id that no test names', () => {
    expect(missing()).toMatchObject({ 'VAL-01': 'no test names it', 'LAY-01': 'no browser test names it' });
  });

  test('[AUD-02] an id is proved by one passing test', () => {
    expect(missing(traced('[VAL-01] a', 'failed'), traced('[VAL-01] b', 'passed'))['VAL-01']).toBeNull();
  });

  test('[AUD-02] an id whose tests fail, have changed or have not run', () => {
    expect(missing(traced('[VAL-01] a', 'failed'))['VAL-01']).toBe('its test fails');
    expect(missing(traced('[VAL-01] a', 'changed'))['VAL-01']).toBe('its test has changed since it last ran');
    expect(missing(traced('[VAL-01] a', 'not run'))['VAL-01']).toBe('its test has not run');
  });

  test('[AUD-02] what a person sees is proved in a browser only', () => {
    expect(missing(traced('[LAY-01] a', 'passed'))['LAY-01']).toBe('no browser test names it');
    const inBrowser = traced('[LAY-01] a', 'passed', 'tests/browser/a.spec.ts');
    expect(missing(inBrowser)['LAY-01']).toBeNull();
  });
});

test('[AUD-02] a title that cannot be taken is a problem, with its file', () => {
  const { problems } = traceOf(catalogue, [], [traced('[VAL-01][VAL-02][LAY-01] all', 'passed')]);
  expect(problems).toEqual([expect.stringMatching(/^tests\/domain\/a\.test\.ts: .*names 3 ids/)]);
});

describe('what is written', () => {
  const places = [{ file: 'src/domain/number.ts', name: 'isNumeric', ids: ['VAL-01'] }];
  const trace = traceOf(catalogue, places, [traced('[VAL-01] a, b', 'passed')]);

  test('[AUD-02] the CSV leads from requirement to place to test to result', () => {
    expect(csvOf(trace).split('\r\n')).toEqual([
      'id,in step,proved,kind,file,text,last result',
      'LAY-01,yes,no browser test names it,requirement,,"The bar has four tabs, ""as drawn"".",',
      'VAL-01,yes,yes,requirement,,A sign | is optional.,',
      'VAL-01,yes,yes,place,src/domain/number.ts,isNumeric,',
      'VAL-01,yes,yes,test,tests/domain/a.test.ts,"[VAL-01] a, b",passed',
      'VAL-02,no,no test names it,requirement,,Later.,',
      '',
    ]);
  });

  test('[AUD-02] the page tells how many ids of the step are proved, and each id’s places and tests', () => {
    const page = pageOf(trace, catalogue);
    expect(page).toContain('1 of 2 are proved.');
    expect(page).toContain('| [VAL-01](#val-01) | A sign \\| is optional. | 1 | 1 | proved |');
    expect(page).toContain('- [src/domain/number.ts](../../src/domain/number.ts) isNumeric');
    expect(page).toContain('At this step: whole numbers.');
  });
});

test('[AUD-02] the project’s own catalogue can be read, and its step is part of it', () => {
  const own = readCatalogue('docs/requirements');
  expect(own.requirements.length).toBeGreaterThan(150);
  expect(own.stepIds.size).toBeGreaterThan(80);
});
