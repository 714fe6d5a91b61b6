import { expect, test } from 'vitest';
import { browserTimes, timesTables, vitestTimes } from '../../tools/suite-times/times';

const vitest = JSON.stringify({
  testResults: [
    {
      name: '/some/place/tests/gateway/a.test.ts',
      startTime: 1_000,
      endTime: 5_500,
      assertionResults: [1, 2],
    },
    { name: '/some/place/tests/domain/b.test.ts', startTime: 0, endTime: 200, assertionResults: [1] },
  ],
});

const tried = (projectName: string, ...durations: number[]) => ({
  projectName,
  results: durations.map((duration) => ({ duration })),
});
const browser = JSON.stringify({
  suites: [
    {
      file: 'home/links.spec.ts',
      specs: [{ tests: [tried('mobile', 2_000, 1_500)] }],
      suites: [{ file: 'home/links.spec.ts', specs: [{ tests: [tried('desktop', 500)] }] }],
    },
  ],
});

test('the times of a run are summed by suite and by file, second tries and groups within files too', () => {
  const times = [...vitestTimes(vitest), ...browserTimes(browser)];
  expect(times).toEqual([
    { suite: 'gateway', file: 'tests/gateway/a.test.ts', tests: 2, seconds: 4.5 },
    { suite: 'domain', file: 'tests/domain/b.test.ts', tests: 1, seconds: 0.2 },
    { suite: 'browser, mobile', file: 'tests/browser/home/links.spec.ts', tests: 1, seconds: 3.5 },
    { suite: 'browser, desktop', file: 'tests/browser/home/links.spec.ts', tests: 1, seconds: 0.5 },
  ]);
  expect(timesTables(times).split('\n').slice(2, 4)).toEqual([
    '| gateway | 1 | 2 | 4.5 |',
    '| browser, mobile | 1 | 1 | 3.5 |',
  ]);
  expect(timesTables(times)).toContain('| tests/browser/home/links.spec.ts | browser, mobile | 1 | 3.5 |');
  expect(timesTables(times)).not.toContain('tests/domain/b.test.ts');
});

test('a report of another form is refused in words', () => {
  expect(() => vitestTimes('{"files":[]}')).toThrow('the report of vitest has another form');
  expect(() => browserTimes('{"suites":[{"file":7}]}')).toThrow('the report of Playwright has another form');
});
