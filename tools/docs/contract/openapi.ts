import { ofAnyCall, refusalsOf } from '../../../contract/refusal/may-refuse';
import type { RefusalName } from '../../../contract/refusal/refusal';
import type { AnyCall } from '../../../contract/call/call';
import { nothing } from '../../../contract/codec/nothing';
import { OneParameter, Parameters } from '../../../contract/call/parameters';
import { textsOf } from './call-texts';
import { codeOfRefusal } from './all-refusals';
import { exampleOf, type TravelledExample } from './example-of';
import { families, type Family } from './families';
import { ContractComments, type FieldTexts } from './field-texts';
import { described } from './described';
import { codecIn, fieldsIn, isOptional, objectOf, schemaOf, type Fields, type Named, type Schema } from './schema';

/** The fields that go with a call, with their codecs. */
export const fieldsOf = (parameters: unknown): Fields => {
  if (parameters instanceof Parameters) return fieldsIn(parameters.fields);
  return parameters instanceof OneParameter ? fieldsIn({ [parameters.field]: parameters.type }) : {};
};

const withFile = (schema: Schema): Schema => {
  const { properties, required = [] } = schema;
  return {
    ...schema,
    properties: { ...Object(properties), file: { type: 'string', format: 'binary' } },
    required: ['file', ...[required].flat()],
  };
};

const security = ({ access }: AnyCall) => (access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }]);

const header = (name: string, description: string, required: boolean) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const keyHeader = ({ key }: AnyCall) =>
  key === 'none'
    ? []
    : [header('Idempotency-Key', 'A UUID; the same key with other parameters is refused (keyReused). It is known for an hour, that of an order for good.', key === 'needed')];

const query = (fields: Fields, parameters: TravelledExample['parameters'], named: Named, texts: FieldTexts) =>
  Object.entries(fields).map(([name, codec]) => ({
    name,
    in: 'query',
    required: !isOptional(codec),
    ...(texts[name] === undefined ? {} : { description: texts[name] }),
    schema: schemaOf(codec, named),
    ...(parameters[name] === undefined ? {} : { example: parameters[name] }),
  }));

const body = (value: AnyCall, form: Schema, fields: Fields, { parameters }: TravelledExample) => {
  const schema = form;
  const content =
    value.brings === 'file'
      ? { 'multipart/form-data': { schema: withFile(schema) } }
      : { 'application/x-www-form-urlencoded': { schema, example: parameters } };
  return Object.keys(fields).length === 0 ? {} : { requestBody: { required: true, content } };
};

/** What `data` of an answer holds. */
const payloadOf = (value: AnyCall, named: Named): Schema =>
  schemaOf(codecIn(value.holds ?? value.answer), named);

const done = { enum: [200, 1, '200', '1'] };

const answerSchema = (value: AnyCall, named: Named): Schema => ({
  type: 'object',
  title: 'Done',
  properties: {
    resultCode: { type: ['integer', 'string'], description: 'it was done', ...done },
    ...(value.saidBy === 'state'
      ? { state: { type: ['integer', 'string'], description: 'it was done; read before resultCode', ...done } }
      : {}),
    data: payloadOf(value, named),
  },
  required: [
    ...(value.saidBy === 'state' ? ['state'] : []),
    'resultCode',
    ...(value.answer === nothing ? [] : ['data']),
  ],
});

/** What a call is refused with: by the codes that it names. */
const refusalSchema = (names: readonly RefusalName[]): Schema => {
  const codes = [...new Set([...names, ...ofAnyCall].map(codeOfRefusal))].sort((one, other) => one - other);
  return {
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      { type: 'object', properties: { resultCode: { enum: codes.flatMap((code) => [code, String(code)]) } } },
    ],
  };
};

const events = (value: AnyCall, data: unknown, named: Named) => ({
  200: {
    description: 'The answer, event by event; or refused in words.',
    content: {
      'text/event-stream': {
        schema: {
          type: 'string',
          contentMediaType: 'text/event-stream',
          contentSchema: payloadOf(value, named),
        },
        example: `data: ${JSON.stringify(data)}\n\n`,
      },
      'application/json': { schema: refusalSchema(refusalsOf(value)) },
    },
  },
});

/** An operation of OpenAPI; what further it says is for its readers alone. */
interface Operation extends Readonly<Record<string, unknown>> {
  readonly operationId: string;
  readonly description: string;
}

interface Making {
  readonly named: Named;
  readonly comments: ContractComments;
}

interface Told {
  readonly operation: Operation;
  /** What its body holds. */
  readonly form: Schema;
  /** What it is answered with when it is done; null where that comes in events. */
  readonly answer: Schema | null;
  readonly refusals: readonly RefusalName[];
}

const told = (family: Family, name: string, about: string, { named, comments }: Making): Told => {
  const value = family.calls[name];
  if (value === undefined) throw new Error(`${family.file}: no call ${name}`);
  const example = exampleOf(family, name);
  const fields = fieldsOf(value.parameters);
  const isRead = value.method === 'GET';
  const texts = comments.parameters(family, name);
  const form = described(objectOf(fields, named), { about: '', fields: texts });
  const code = value.saidBy === 'state' ? { resultCode: 200, state: '200' } : { resultCode: 200 };
  const operation = {
    operationId: `${family.name.replace(/Calls$/, '')}_${name}`,
    tags: [family.title],
    summary: about.split(/(?<=[.;])\s/)[0] ?? about,
    description: about,
    security: security(value),
    parameters: [...(isRead ? query(fields, example.parameters, named, texts) : []), ...keyHeader(value)],
    ...(isRead ? {} : body(value, form, fields, example)),
    responses: {
      ...(value.streams === true
        ? events(value, example.data, named)
        : {
            200: {
              description: 'Done, or refused in words.',
              content: {
                'application/json': {
                  schema: { oneOf: [answerSchema(value, named), refusalSchema(refusalsOf(value))] },
                  example: { ...code, data: example.data },
                },
              },
            },
          }),
      default: { $ref: '#/components/responses/NotUnderstood' },
    },
    'x-safe': value.safe,
    'x-key': value.key,
    'x-refusals': refusalsOf(value),
  };
  return {
    operation,
    form,
    answer: value.streams === true ? null : answerSchema(value, named),
    refusals: refusalsOf(value),
  };
};

/** Two calls on one path are told apart by what comes along: one operation that takes either. */
const joined = (one: Told, other: Told): Told => {
  const form = { anyOf: [one.form, other.form] };
  const names = [...new Set([one, other].flatMap(({ refusals }) => refusals))];
  const answer = { anyOf: [one, other].flatMap((each) => (each.answer === null ? [] : [each.answer])) };
  return {
    form,
    answer,
    refusals: names,
    operation: {
      ...one.operation,
      security: [{}, { bearer: [] }],
      'x-refusals': names,
      description: `${one.operation.description} Or: ${other.operation.description}`,
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
      responses: {
        200: {
          description: 'Done, or refused in words.',
          content: { 'application/json': { schema: { oneOf: [answer, refusalSchema(names)] } } },
        },
        default: { $ref: '#/components/responses/NotUnderstood' },
      },
    },
  };
};

const refusal = {
  type: 'object',
  title: 'Refused',
  description: 'Refused in words that the person reads. HTTP says 200: the call itself was understood.',
  properties: {
    resultCode: {
      type: ['integer', 'string'],
      description: 'why, as an HTTP status says it; 401 ends the session',
      not: { enum: [200, 1, '200', '1'] },
    },
    resultMsg: {
      type: 'string',
      minLength: 1,
      description: 'for the person; errorMsg, message, msg and message_cn serve too',
    },
    data: {
      type: 'object',
      properties: { retryAfter: { type: 'integer', minimum: 1, description: 'seconds' } },
    },
  },
  required: ['resultCode', 'resultMsg'],
};

const notUnderstood = [
  'No call was understood: an unknown path, the wrong method, a body that is no form. Only here HTTP says another status',
  'than 200, and the client reads nothing of the body: it shows 系统接口{status}异常. 401 alone is read as resultCode 401.',
].join(' ');

const about = [
  'Every call goes to one address, `{gatewayUrl}{gatewayPath}`, by the method of the call: its path travels in the header',
  '`X-Gateway-Path`, and in addition to its own parameters each carries `t` in the query, milliseconds since 1970. The',
  'pay host is asked by the path itself. README.md in the same folder says what holds for every call.',
].join(' ');

/** The calls of the contract as OpenAPI 3.1, made from the codecs; the examples are what the codecs write. */
export const openApi = (root: string) => {
  const named: Named = new Map();
  const comments = new ContractComments(root);
  const making = { named, comments };
  const records = comments.records();
  const calls = new Map<string, Map<string, Told>>();
  for (const family of families) {
    const texts = textsOf(root, family);
    for (const [name, { path, method }] of Object.entries(family.calls)) {
      const made = told(family, name, texts.calls[name] ?? '', making);
      const ofPath = calls.get(path) ?? new Map<string, Told>();
      const standing = ofPath.get(method.toLowerCase());
      ofPath.set(method.toLowerCase(), standing === undefined ? made : joined(standing, made));
      calls.set(path, ofPath);
    }
  }
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = Object.fromEntries(
    [...calls].map(([path, ofPath]) => [
      path,
      {
        ...Object.fromEntries([...ofPath].map(([method, { operation }]) => [method, operation])),
      },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: '琥珀并购', version: '1.0.0', description: about, license: { name: 'UNLICENSED', identifier: 'LicenseRef-Unlicensed' } },
    servers: [{ url: 'https://hupo.example', description: 'gatewayUrl of config.json' }],
    tags: families.map((family) => ({ name: family.title, description: textsOf(root, family).about })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        NotUnderstood: { description: notUnderstood },
      },
      schemas: {
        Refusal: refusal,
        ...Object.fromEntries([...named].map(([name, { schema }]) => [name, described(schema, records.get(name))])),
      },
    },
  };
};
