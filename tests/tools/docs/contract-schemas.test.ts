import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WireCount, WireWhole } from '../../../contract/codec/count';
import { WireDecimal } from '../../../contract/codec/decimal';
import { WireFlag } from '../../../contract/codec/flag';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { WireFilledText, WireText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';
import { Token } from '../../../contract/account/token';
import { Fen } from '../../../contract/values/fen';
import { openApi } from '../../../tools/docs/contract/openapi';
import { codecIn, isOptional, schemaOf } from '../../../tools/docs/contract/schema';
import { tables } from '../../../tools/docs/contract/tables';

const codecs = {
  ...{ WireCount, WireWhole, WireDecimal, WireFlag, WireId, WireText, WireFilledText, WireTime, Fen, Token },
  missingId: orNull(WireId),
  missingText: orNull(WireFilledText),
};

/** Scalars as servers write them, the likely spellings more often than others. */
const scalars = fc.oneof(
  fc.constantFrom<unknown>('', '0', '1', 0, 1, true, false, 'true', null, '-1', '+3', '00', '1.5', '-0'),
  fc.constantFrom<unknown>(
    '2026-11-20',
    '2026-11-20 09:12:00',
    '2026-11-20T09:15:00.000+0800',
    '1795309920',
    1795309920000,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.stringMatching(/^[A-Za-z0-9_.+-]{0,20}$/),
  fc.string(),
);

describe('the schemas of scalars', () => {
  test.each(Object.entries(codecs))(
    '[GAT-11] the published schema takes each spelling that %s reads',
    (_, given) => {
      const codec = codecIn(given);
      const validate = new Ajv2020({ strict: false }).compile(schemaOf(codec, new Map()));
      fc.assert(
        fc.property(scalars, (value) => {
          fc.pre(codec.decode(value)._tag === 'Right');
          return validate(value);
        }),
      );
    },
  );

  test.each([
    [WireId, ['', 'a b', 'x'.repeat(65), -1, 1.5]],
    [WireCount, [-1, 1.5, 'many']],
    [WireFlag, ['yes', 2]],
    [WireDecimal, ['1,000', '01', '.5']],
    [Fen, ['-1', '1.005', 'free']],
    [WireTime, ['tomorrow', -1, '2026/11/20']],
    [Token, ['', 'two words']],
  ])('[GAT-11] the published schema refuses what %# does not read', (given, values) => {
    const codec = codecIn(given);
    const validate = new Ajv2020({ strict: false }).compile(schemaOf(codec, new Map()));
    for (const value of values) {
      expect(codec.decode(value)._tag).toBe('Left');
      expect([value, validate(value)]).toEqual([value, false]);
    }
  });
});

test('[GAT-11] a field that the codec reads when it is absent is not required', () => {
  expect([WireFlag, orNull(WireId), WireId].map((codec) => isOptional(codecIn(codec)))).toEqual([
    true,
    true,
    false,
  ]);
});

const everySchema = (value: unknown): readonly object[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(everySchema)];

test('[GAT-11] no published object is without fields, each enum and constant has its type', () => {
  const bare = everySchema(openApi(process.cwd()).components.schemas).filter(
    (schema) =>
      ('type' in schema &&
        schema.type === 'object' &&
        !('properties' in schema) &&
        !('additionalProperties' in schema)) ||
      (('const' in schema || 'enum' in schema) && !('type' in schema) && !('not' in schema)),
  );
  expect(bare.filter((schema) => !('enum' in schema && Object.keys(schema).length === 1))).toEqual([]);
});

test('[GAT-11] refusals are published as HTTP 200 with a code, and no other status has a body', () => {
  const { paths, components } = openApi(process.cwd());
  const statuses = Object.values(paths).flatMap((ofPath) =>
    Object.values(ofPath).flatMap(({ responses }) => Object.keys(Object(responses))),
  );
  expect([...new Set(statuses)].sort()).toEqual(['200', 'default']);
  expect(Object.keys(components.responses.NotUnderstood)).toEqual(['description']);
});

test('[GAT-11] each table has rows, and refusals are named with code and words', () => {
  for (const [name, { about, rows }] of Object.entries(tables))
    expect([name, about === '', rows]).not.toContain(undefined);
  expect(JSON.stringify(tables['refusals']?.rows)).toContain('"name":"bidBelowLeast","code":400');
  expect(JSON.stringify(tables['publication-sale']?.rows)).toContain('"field":"revenue1","name":"营业收入"');
});
