import * as t from 'io-ts';
import { Token, tokenPattern } from '../../../contract/account/token';
import { AsJson } from '../../../contract/codec/as-json';
import { CommaList } from '../../../contract/codec/comma-list';
import { WireLeaf } from '../../../contract/codec/leaf';
import { leafFormOf } from './leaf-form';
import { WireList } from '../../../contract/codec/list';
import { ListOf } from '../../../contract/codec/list-of';
import { nothing } from '../../../contract/codec/nothing';
import { OrAbsent } from '../../../contract/codec/or-absent';
import { OrNull } from '../../../contract/codec/or-null';
import { WirePage } from '../../../contract/codec/page';
import { Under } from '../../../contract/codec/under';
import { WithDefault } from '../../../contract/codec/with-default';
import { Within } from '../../../contract/codec/within';

/** A JSON Schema (2020-12), as OpenAPI 3.1 and AsyncAPI 3 take it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Schemas by name, filled while codecs are walked; a name stands for one codec. */
export type Named = Map<string, { readonly of: Codec; readonly schema: Schema }>;

/** A codec of which only is known that it is one. */
export type Codec = t.Type<unknown, unknown>;

/** The codecs of an object's fields, by name. */
export type Fields = Readonly<Record<string, Codec>>;

/**
 * The codec that something is.
 * @throws for what is none
 */
export const codecIn = (value: unknown): Codec => {
  const isCodec = (given: unknown): given is Codec => given instanceof t.Type;
  if (!isCodec(value)) throw new Error('a value of the contract is no codec');
  return value;
};

/** The codecs of the fields that an object names. */
export const fieldsIn = (props: unknown): Fields =>
  Object.fromEntries(
    Object.entries(t.UnknownRecord.is(props) ? props : {}).map(([name, codec]) => [name, codecIn(codec)]),
  );

/** Whether a codec reads a value. */
const reads = (codec: Codec, value: unknown): boolean => codec.decode(value)._tag === 'Right';

/** Whether a field may be left out. */
export const isOptional = (codec: Codec): boolean => reads(codec, undefined);

const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** A value that may be missing: null says so, and '' where the value itself is never blank. */
const orMissing = (codec: Codec, named: Named): Schema => {
  const schema = schemaOf(codec, named);
  return { anyOf: [schema, { type: 'null' }, ...(reads(codec, '') ? [] : [{ type: 'string', const: '' }])] };
};

/** A leaf in all its spellings; null is one of them where it reads as a value. */
const leafSchema = (codec: WireLeaf<unknown>): Schema => {
  const { types, description, schema = {} } = leafFormOf(codec);
  const isNullable = reads(codecIn(codec), null);
  return {
    type: types.length === 1 && !isNullable ? types[0] : [...types, ...(isNullable ? ['null'] : [])],
    description,
    ...schema,
    ...(isNullable && Array.isArray(schema['enum']) ? { enum: [...eachOf(schema['enum']), null] } : {}),
  };
};

const typeOfLiteral = (value: unknown): string => (typeof value === 'number' ? 'integer' : typeof value);

/** The fields of a record by name; null for a codec that is none. */
export const fieldsOfRecord = (codec: Codec): Fields | null => {
  if (codec instanceof t.ExactType || codec instanceof t.ReadonlyType)
    return fieldsOfRecord(codecIn(codec.type));
  return codec instanceof t.InterfaceType ? fieldsIn(codec.props) : null;
};

/** The fields of a record as an object. */
export const objectOf = (props: Fields, named: Named): Schema => {
  const required = Object.keys(props).filter((name) => !isOptional(codecIn(props[name])));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(props).map(([name, of]) => [name, schemaOf(of, named)])),
    ...(required.length === 0 ? {} : { required }),
  };
};

const tokenCodec: unknown = Token;

const eachOf = (types: unknown): readonly unknown[] => (Array.isArray(types) ? types : []);

const nameOf = (codec: Codec): string => codec.name.replace(/^Wire/, '');

const recordSchema = (codec: Codec, props: Fields, named: Named): Schema => {
  const name = nameOf(codec);
  const isNamed = /^[A-Z][A-Za-z]*$/.test(name);
  const standing = named.get(name);
  if (isNamed && standing !== undefined && standing.of !== codec)
    throw new Error(`two codecs of the contract are called ${name}`);
  if (!isNamed) return objectOf(props, named);
  if (standing === undefined) {
    named.set(name, { of: codec, schema: {} });
    named.set(name, { of: codec, schema: objectOf(props, named) });
  }
  return { $ref: `#/components/schemas/${name}` };
};

/**
 * A word of a list as the source of a pattern: one of its choices, its pattern, or so many signs that are no comma.
 * @throws for a codec whose schema bounds no word
 */
const wordSource = (schema: Schema): string => {
  const { enum: choices, pattern, maxLength } = schema;
  if (Array.isArray(choices)) return `(?:${choices.join('|')})`;
  if (typeof pattern === 'string') return pattern.replace(/^\^|\$$/g, '');
  if (typeof maxLength === 'number') return `[^,]{1,${maxLength}}`;
  throw new Error('words with commas between need a form');
};

const commaListSchema = (type: Codec, most: number | null, named: Named): Schema => {
  const word = wordSource(schemaOf(type, named));
  return {
    type: 'string',
    description: `none or more${most === null ? '' : `, at most ${most}`}, with commas between`,
    pattern: `^(?:${word}(?:,${word})${most === null ? '*' : `{0,${most - 1}}`})?$`,
  };
};

/**
 * What a codec reads and writes, as JSON Schema. Where several spellings are read, the description names them and the
 * schema takes them; objects may have further fields, which nobody reads.
 * @throws when a codec is of a kind that this does not know: a contract that cannot be told is none
 */
export const schemaOf = (codec: Codec, named: Named): Schema => {
  const props = fieldsOfRecord(codec);
  if (props !== null) return recordSchema(codec, props, named);
  if (codec === nothing) return { description: 'nothing is read from it; null' };
  if (codec instanceof WireLeaf) return leafSchema(codec);
  if (codec instanceof OrNull || codec instanceof OrAbsent) return orMissing(codecIn(codec.type), named);
  if (codec instanceof WithDefault) return nullable(schemaOf(codecIn(codec.type), named));
  if (codec instanceof ListOf)
    return nullable({ type: 'array', items: schemaOf(codecIn(codec.type), named) });
  if (codec instanceof WireList)
    return {
      type: 'object',
      properties: { list: { type: 'array', items: schemaOf(codecIn(codec.type), named) } },
      required: ['list'],
    };
  if (codec instanceof WirePage)
    return {
      type: 'object',
      properties: {
        list: { type: 'array', items: schemaOf(codecIn(codec.type), named) },
        total: { type: ['integer', 'null'] },
        next: { type: ['string', 'null'], description: 'the mark of where to go on; null at the end' },
        page: { type: 'integer' },
        pageSize: { type: 'integer' },
      },
      required: ['list'],
    };
  if (codec instanceof Under)
    return {
      type: 'object',
      properties: { [codec.field]: schemaOf(codecIn(codec.type), named) },
      ...(isOptional(codecIn(codec.type)) ? {} : { required: [codec.field] }),
    };
  if (codec instanceof Within) return schemaOf(codecIn(codec.type), named);
  if (codec instanceof AsJson)
    return {
      type: 'string',
      description: 'JSON',
      contentMediaType: 'application/json',
      contentSchema: schemaOf(codecIn(codec.type), named),
    };
  if (codec instanceof CommaList) return commaListSchema(codecIn(codec.type), codec.most, named);
  if (codec instanceof t.UnionType)
    return { anyOf: eachOf(codec.types).map((each) => schemaOf(codecIn(each), named)) };
  if (codec instanceof t.KeyofType)
    return { type: 'string', enum: Object.keys(t.UnknownRecord.is(codec.keys) ? codec.keys : {}) };
  if (codec instanceof t.LiteralType) return { type: typeOfLiteral(codec.value), const: codec.value };
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return { type: 'array', items: schemaOf(codecIn(codec.type), named) };
  if (codec instanceof t.RefinementType && codec === tokenCodec)
    return { type: 'string', pattern: tokenPattern.source };
  if (codec instanceof t.ReadonlyType || codec instanceof t.RefinementType)
    return schemaOf(codecIn(codec.type), named);
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: schemaOf(codecIn(codec.codomain), named) };
  if (codec instanceof t.AnyDictionaryType) return { type: 'object', additionalProperties: true };
  if (codec instanceof t.NullType) return { type: 'null' };
  if (codec instanceof t.StringType) return { type: 'string' };
  if (codec instanceof t.NumberType) return { type: 'number' };
  if (codec instanceof t.BooleanType) return { type: 'boolean' };
  if (codec instanceof t.UnknownType) return { description: 'anything' };
  throw new Error(`a codec that the documents cannot tell: ${codec.name}`);
};
