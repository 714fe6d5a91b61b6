import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sourceFiles } from '../../../../tools/docs/source/files';
import { unknownStorage } from '../../../../tools/docs/source/stored-names';
import { namedDurations, startedTimers } from '../../../../tools/docs/source/timers';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

function projectOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'source-'));
  made.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('[AUD-01] durations are constants in milliseconds with their computed values, without units', () => {
  const root = projectOf({
    'src/units.ts': 'export const minuteMs = 60_000;',
    'src/a.ts': `import { minuteMs } from './units';
      /** How long it lasts. */
      export const lifeMs = 30 * minuteMs;
      const limits = { callMs: 15_000, tries: 3 } as const;
      export const bothMs = { picture: minuteMs, sound: 2 * minuteMs };
      const askedMs = (answer: number) => answer;
      function local() { const hiddenMs = 5; }`,
  });
  expect(namedDurations(root, ['src'])).toEqual([
    {
      name: 'lifeMs',
      value: '30 min',
      file: 'src/a.ts',
      what: 'How long it lasts.',
    },
    { name: 'limits.callMs', value: '15 s', file: 'src/a.ts', what: '' },
    {
      name: 'bothMs',
      value: 'picture: 1 min, sound: 2 min',
      file: 'src/a.ts',
      what: '',
    },
  ]);
});

test('[AUD-01] every start of a timer is found with its value, its expression and its place', () => {
  const root = projectOf({
    'src/a.ts': `const limit = 2_000;
      export class Waiting { begin() { window.setTimeout(() => this.end(), limit); } }
      export const ask = () => fetch('/', { signal: AbortSignal.timeout(500) });
      export function later(ms: number) { setInterval(ask, ms + 1); }`,
  });
  expect(startedTimers(root, ['src'])).toEqual([
    { call: 'setTimeout', value: '2 s', file: 'src/a.ts', place: 'begin' },
    {
      call: 'AbortSignal.timeout',
      value: '500 ms',
      file: 'src/a.ts',
      place: 'ask',
    },
    {
      call: 'setInterval',
      value: 'computed: `ms + 1`',
      file: 'src/a.ts',
      place: 'later',
    },
  ]);
});

test.each([
  ['localStorage', "localStorage.setItem('a', '1');"],
  ['document.cookie', "document.cookie = 'a=1';"],
  ['a database', "indexedDB.open('other');"],
  ['a cache', "caches.open('pages');"],
])('[AUD-01] a file that reaches %s outside its adapter is named', (_, code) => {
  const root = projectOf({
    'src/a.ts': `// sessionStorage in a comment\n${code}`,
  });
  expect(unknownStorage(sourceFiles(root, ['src']))).toEqual([expect.stringMatching(/^src\/a\.ts reaches /)]);
});
