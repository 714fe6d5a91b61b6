import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PhoneText, SentCodeText } from '../../../contract/account/phone-text';
import { commaList } from '../../../contract/codec/comma-list';
import { WireCount, WireWhole } from '../../../contract/codec/count';
import { WireDecimal } from '../../../contract/codec/decimal';
import { WireFlag } from '../../../contract/codec/flag';
import { FilledIdText, IdText, textUpTo } from '../../../contract/codec/formed-text';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { WireFilledText, WireText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';
import { Token } from '../../../contract/account/token';
import { Fen } from '../../../contract/values/fen';
import { exampleOf } from '../../../tools/docs/contract/example-of';
import { families } from '../../../tools/docs/contract/documented-families';
import { openApi } from '../../../tools/docs/contract/openapi';
import { fieldsOf } from '../../../tools/docs/contract/requests';
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
  const { components, paths } = openApi(process.cwd());
  const bare = everySchema({ schemas: components.schemas, paths }).filter(
    (schema) =>
      ('type' in schema &&
        schema.type === 'object' &&
        !('properties' in schema) &&
        !('additionalProperties' in schema)) ||
      (('const' in schema || 'enum' in schema) && !('type' in schema)),
  );
  expect(bare).toEqual([]);
});

/** Texts that another service makes, or the server itself: their form is not the contract's. */
const opaque = new Set([
  ...['ticket', 'randstr', 'uuid', 'code', 'openId', 'weinxin_userinfo', 'cursor', 'version'],
  ...['sprad', 'platformChannel', 'shareRegister'],
]);

const hasForm = (schema: object): boolean =>
  ['pattern', 'enum', 'const', 'maxLength', 'contentSchema', 'properties'].some((word) => word in schema) ||
  Object.values(schema).some(
    (inner: unknown) => typeof inner === 'object' && inner !== null && hasForm(inner),
  );

const everyParameter = families.flatMap(({ calls }) =>
  Object.entries(calls).flatMap(([call, { parameters }]) =>
    Object.entries(fieldsOf(parameters)).map(([name, codec]) => ({ call, name, codec })),
  ),
);

test('[GAT-11] each published text parameter has its form', () => {
  const formless = everyParameter
    .filter(({ name, codec }) => !opaque.has(name) && !hasForm(schemaOf(codec, new Map())))
    .filter(({ codec }) => JSON.stringify(schemaOf(codec, new Map())).includes('"string"'))
    .map(({ call, name }) => `${call}.${name}`);
  expect(everyParameter.length).toBeGreaterThan(200);
  expect(formless).toEqual([]);
});

test('[GAT-11] each parameter of the published examples has the published form', () => {
  const ajv = new Ajv2020({ strict: false });
  const fits = families.flatMap((family) =>
    Object.entries(family.calls).flatMap(([call, { parameters }]) => {
      const fields = fieldsOf(parameters);
      return Object.entries(exampleOf(family, call).parameters).map(([name, sent]) => {
        const codec = fields[name];
        return [call, name, sent, codec !== undefined && ajv.validate(schemaOf(codec, new Map()), sent)];
      });
    }),
  );
  expect(fits.length).toBeGreaterThan(100);
  expect(fits.filter(([, , , isFit]) => isFit !== true)).toEqual([]);
});

test.each([
  ['id', IdText, '7 8'],
  ['phone', PhoneText, '1380013800x'],
  ['code', SentCodeText, '12345'],
  ['text', textUpTo(200, 2), '说'],
  ['ids', commaList(FilledIdText, 2), 'a,b,c'],
])('[GAT-11] the published form of %s refuses what does not fit, and the call reads it', (_, codec, text) => {
  const validate = new Ajv2020({ strict: false }).compile(schemaOf(codecIn(codec), new Map()));
  expect([validate(text), codec.decode(text)._tag]).toEqual([false, 'Right']);
});

test('[GAT-11] a list whose words have no form is not published', () => {
  expect(() => schemaOf(codecIn(commaList(WireFilledText)), new Map())).toThrow(
    'words with commas between need a form',
  );
});

test('[GAT-11] refusals are published as HTTP 200 with a code, and no other status has a body', () => {
  const { paths, components } = openApi(process.cwd());
  const statuses = Object.values(paths).flatMap((ofPath) =>
    Object.values(ofPath).flatMap(({ responses }) =>
      typeof responses === 'object' && responses !== null ? Object.keys(responses) : [],
    ),
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
