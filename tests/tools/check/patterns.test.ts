import { expect, test } from 'vitest';
import { isConfirmed } from '../../../tools/check/patterns/attack';
import { patternPlaces } from '../../../tools/check/patterns/written';

test('[SEC-05] every pattern is found where it is written, as a literal or as a construction', () => {
  const text =
    "const a = /a[/]+/giu;\nconst b = new RegExp(`x${a}`, 'u');\nconst c = RegExp('y');\nconst d = 1 / 2 / 3;";
  expect(patternPlaces('x.ts', text)).toEqual([
    { file: 'x.ts', line: 1, pattern: { source: 'a[/]+', flags: 'giu' } },
    { file: 'x.ts', line: 2, pattern: null },
    { file: 'x.ts', line: 3, pattern: null },
  ]);
});

test.each([
  ['^(?:a|a)+$', 'a', '!'],
  ['\\s+$', ' ', 'x'],
  ['<[^>]*>', '<', ''],
])('[SEC-05] the engine confirms an attack on %s', (source, pump, suffix) => {
  const attack = { pumps: [{ prefix: '', pump }], suffix };
  expect(isConfirmed({ source, flags: 'g' }, { complexity: 'polynomial', isSafe: false, attack })).toBe(true);
});

test.each([
  ['(?<!\\s)\\s+$', ' ', 'x'],
  ['<[^<>]*>', '<', ''],
  ['[a-z]{1,64}@', 'a', ''],
])('[SEC-05] the engine refutes an attack on %s', (source, pump, suffix) => {
  const attack = { pumps: [{ prefix: '', pump }], suffix };
  expect(isConfirmed({ source, flags: 'g' }, { complexity: 'polynomial', isSafe: false, attack })).toBe(
    false,
  );
});

test('[SEC-05] a pattern that recheck cannot judge counts as not linear', () => {
  expect(isConfirmed({ source: 'a', flags: '' }, { complexity: 'unknown: timeout', isSafe: false })).toBe(
    true,
  );
});
