import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { kindsWith } from '../../../contract/kind/capabilities';
import { importedKinds } from '../../../gateway/src/seed/imported-kinds';

const imported = importedKinds(new URL('../../../gateway/seed/', import.meta.url));
const now = Date.parse('2026-11-29T12:00:00+08:00');

/** The paths of all texts within a value. */
const textPaths = (value: unknown): readonly (readonly string[])[] => {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textPaths(part).map((path) => [name, ...path]));
};

const changedAt = (
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown => {
  if (name === undefined) return change(String(value));
  if (Array.isArray(value))
    return value.map((part: unknown, place) =>
      String(place) === name ? changedAt(part, rest, change) : part,
    );
  return t.UnknownRecord.is(value) ? { ...value, [name]: changedAt(value[name], rest, change) } : value;
};

describe.each(kindsWith('operator'))('records of the kind %s', (kind) => {
  const sample = imported[kind].sample(now);

  test.each(['\0', '\ud800', '\udc00x'])(
    '[OPS-06] every text with %j, which the database refuses, is a fault of its line',
    (part) => {
      const paths = textPaths(sample);
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) {
        const value = changedAt(sample, path, (text) => `${text}${part}`);
        const { faults, records } = imported[kind].read([{ line: 7, value }]);
        const text = `字段“${path.join('.')}”含有无法保存的字符（空字符或不成对的代理字符）`;
        expect(faults).toEqual([{ line: 7, text }]);
        expect(records).toEqual([]);
      }
    },
  );

  test('[OPS-06] a text with a character of two code units is no fault', () => {
    const path = textPaths(sample).find((each) => /name|title/.test(each.join('.'))) ?? [];
    const value = changedAt(sample, path, (text) => `${text}𠮷`);
    expect(imported[kind].read([{ line: 7, value }]).faults).toEqual([]);
  });
});
