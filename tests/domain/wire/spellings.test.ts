import { isLeft, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { wireBase64 } from '../../../contract/codec/base64';
import { WireCount, WireWhole } from '../../../contract/codec/count';
import { WireDecimal } from '../../../contract/codec/decimal';
import { fieldName } from '../../../contract/codec/field-name';
import { WireFlag } from '../../../contract/codec/flag';
import { WireId } from '../../../contract/codec/id';
import { listOf } from '../../../contract/codec/list-of';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText, WireText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';
import { withDefault } from '../../../contract/codec/with-default';

const spring = Date.parse('2026-04-18T01:30:00Z');

test.each<[t.Mixed, readonly unknown[], unknown]>([
  [WireText, ['12', 12], '12'],
  [WireText, [''], ''],
  [WireId, ['42', 42], '42'],
  [WireId, ['a_B-9'], 'a_B-9'],
  [WireFlag, ['1', 1, true, 'true'], true],
  [WireFlag, ['0', 0, false, 'false', '', null, undefined], false],
  [WireCount, [7, '7', '+7', '007'], 7],
  [WireCount, [0, '0', '-0', -0], 0],
  [WireWhole, [-3, '-3'], -3],
  [WireDecimal, ['3200.50', 3200.5, '+3200.5'], '3200.5'],
  [WireTime, ['2026-04-18 09:30:00', spring, String(spring), spring / 1000, String(spring / 1000)], spring],
  [orNull(WireFilledText), ['', null, undefined], null],
  [orNull(WireText), [''], ''],
  [orNull(WireDecimal), ['', null, undefined], null],
  [orNull(WireTime), [''], null],
  [listOf(WireId), [null, undefined, []], []],
  [listOf(WireId), [[1, '2']], ['1', '2']],
  [withDefault(WireCount, 5), [null, undefined, '5'], 5],
])('[GAT-09] %# several spellings are one value', (codec, spellings, value) => {
  expect(spellings.map((spelling) => codec.decode(spelling))).toEqual(spellings.map(() => right(value)));
});

test.each<[t.Mixed, readonly unknown[]]>([
  [WireText, [null, undefined, true, {}, [], NaN, Infinity]],
  [WireFilledText, ['', null]],
  [WireId, ['', 'a b', 'a'.repeat(65), -1, 1.5, null, '储能', 'a/b']],
  [WireFlag, ['2', 2, 'yes', {}, []]],
  [WireCount, [-1, 1.5, '1.5', '', 'a', null, NaN, Infinity, 2 ** 53, '99999999999999999', '1e3']],
  [WireWhole, [1.5, '', 'a', null]],
  [WireDecimal, ['', '1e3', 1e21, NaN, '1,000', '00', null, true]],
  [WireTime, ['', '昨天', -1, 1.5, null, {}, 253_402_300_800_000, '2026-02-30']],
  [orNull(WireCount), ['a', {}]],
  [listOf(WireId), ['a', {}, [null]]],
  [withDefault(WireCount, 5), ['a', '']],
])('[GAT-09] %# what is no spelling of the value is refused', (codec, inputs) => {
  expect(inputs.filter((input) => !isLeft(codec.decode(input)))).toEqual([]);
});

const nested = record(
  {
    list: listOf(
      record({ id: WireId, tag: t.union([t.literal('a'), record({ name: t.string }, 'N')]) }, 'Row'),
    ),
  },
  'Nested',
);
const blamed = (codec: t.Mixed, input: unknown): string => {
  const read = codec.decode(input);
  return isLeft(read) ? fieldName(read.left, 'whole') : 'none';
};

test.each([
  [
    {
      list: [
        { id: 1, tag: 'a' },
        { id: '', tag: 'a' },
      ],
    },
    'list.1.id',
  ],
  [{ list: [{ id: 1 }] }, 'list.0.tag'],
  [{ list: [{ id: 1, tag: { name: 5 } }] }, 'list.0.tag'],
  [{ list: 5 }, 'list'],
  [5, 'whole'],
  [null, 'whole'],
])('[GAT-09] of %j the field %s is named', (input, field) => {
  expect(blamed(nested, input)).toBe(field);
});

test('[GAT-09] the positions of alternatives are no names of fields', () => {
  const both = t.intersection([t.type({ a: t.string }), t.type({ b: t.string })]);
  expect(blamed(both, { a: 'x' })).toBe('b');
  expect(fieldName([], 'whole')).toBe('whole');
});

test('[GAT-09] bytes are whole base64, and no more of them than are wanted', () => {
  const few = wireBase64(3);
  for (const fine of ['AAEC', 'AAE=', 'AA==', '']) expect(few.decode(fine)).toEqual(right(fine));
  for (const wrong of ['AAECAw==', 'AAE', 'AA E=', 'AA-_', 'data:,AAEC', null, 7])
    expect(isLeft(few.decode(wrong)), String(wrong)).toBe(true);
});
