import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { kindsWith } from '../../../contract/kind/capabilities';
import type { KindWith } from '../../../contract/kind/kinds';
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

type Change = Readonly<Record<string, unknown>>;
const shortened = { chequeMin: '9000000', chequeMax: '1' };
const wrong: readonly (readonly [KindWith<'operator'>, Change, string])[] = [
  ['investor', { name: '  ' }, '字段“name”只有空白'],
  ['investor', { chequeMin: '-5' }, '字段“chequeMin”不能为负数'],
  ['investor', { managed: '-1' }, '字段“managed”不能为负数'],
  ['investor', shortened, '字段“chequeMin”大于“chequeMax”'],
  ['investor', { funds: [{ name: '基金', size: '-2' }] }, '字段“funds.0.size”不能为负数'],
  ['organization', { name: '\u3000' }, '字段“name”只有空白'],
  [
    'organization',
    { selected: [{ at: 0, title: '案例', amount: '-1' }] },
    '字段“selected.0.amount”不能为负数',
  ],
  ['fund', { name: ' ' }, '字段“name”只有空白'],
  ['fund', { code: ' ' }, '字段“code”只有空白'],
  ['fund', { manager: ' ' }, '字段“manager”只有空白'],
  ['fund', { size: '-5' }, '字段“size”不能为负数'],
  ['park', { name: '\t' }, '字段“name”只有空白'],
  ['park', { area: '-5' }, '字段“area”不能为负数'],
  ['soe', { title: ' ' }, '字段“title”只有空白'],
  ['soe', { code: ' ' }, '字段“code”只有空白'],
  ['soe', { price: '-5' }, '字段“price”不能为负数'],
];
const changed = (kind: KindWith<'operator'>, change: Change): unknown => {
  const sample = imported[kind].sample(now);
  return t.UnknownRecord.is(sample) ? { ...sample, ...change } : sample;
};
test.each(wrong)('[OPS-06] the kind %s refuses the values %j', (kind, change, text) => {
  const value = changed(kind, change);
  expect(imported[kind].read([{ line: 7, value }])).toMatchObject({
    faults: [{ line: 7, text }],
    records: [],
  });
});

test('[OPS-06] figures of 0, and a smallest cheque that equals the largest, are no faults', () => {
  const read = (kind: KindWith<'operator'>, change: Change) =>
    imported[kind].read([{ line: 7, value: changed(kind, change) }]).faults;
  expect(read('investor', { chequeMin: '0', chequeMax: '0', managed: null })).toEqual([]);
  expect(read('fund', { size: '-0' })).toEqual([]);
  expect(read('park', { area: null })).toEqual([]);
});
