import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figuresFrom, sentenceOf } from '../../tools/mutation/figures.mjs';
import { temporaryFolder } from '../support/temporary-folder';

const mutants = (...states: string[]) => ({ mutants: states.map((status) => ({ status })) });

test('mutants are counted by folder: killed and timed out as caught, surviving and uncovered as missed', () => {
  const path = join(temporaryFolder('mutation-'), 'incremental.json');
  const files = {
    'src/domain/time/date.ts': mutants('Killed', 'Timeout', 'Survived', 'Ignored'),
    'src/domain/time/relative.ts': mutants('NoCoverage', 'CompileError'),
    'src/application/session/login/machine.ts': mutants('Killed'),
  };
  writeFileSync(path, JSON.stringify({ files }));
  expect([...figuresFrom(path)]).toEqual([
    ['src/domain/time', { caught: 2, missed: 2 }],
    ['src/application/session/login', { caught: 1, missed: 0 }],
  ]);
});

test('the figures are said in per cent of what was tried', () => {
  expect(sentenceOf({ caught: 19, missed: 1 })).toBe('95.0 % of 20 caught');
  expect(sentenceOf({ caught: 0, missed: 0 })).toBe('no mutants');
});
