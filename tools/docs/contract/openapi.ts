import { refusalsOf } from '../../../contract/refusal/may-refuse';
import type { RefusalName } from '../../../contract/refusal/refusal';
import type { AnyCall } from '../../../contract/call/call';
import { OneParameter, Parameters } from '../../../contract/call/parameters';
import { textsOf } from './call-texts';
import { exampleOf, type TravelledExample } from './example-of';
import { families, type Family } from './families';
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

const query = (fields: Fields, parameters: TravelledExample['parameters'], named: Named) =>
  Object.entries(fields).map(([name, codec]) => ({
    name,
    in: 'query',
    required: !isOptional(codec),
    schema: schemaOf(codec, named),
    ...(parameters[name] === undefined ? {} : { example: parameters[name] }),
  }));

const body = (value: AnyCall, fields: Fields, { parameters }: TravelledExample, named: Named) => {
  const schema = objectOf(fields, named);
  const content =
    value.brings === 'file'
      ? { 'multipart/form-data': { schema: withFile(schema) } }
      : { 'application/x-www-form-urlencoded': { schema, example: parameters } };
  return Object.keys(fields).length === 0 ? {} : { requestBody: { required: true, content } };
};

const answerSchema = (value: AnyCall, named: Named): Schema => ({
    type: 'object',
    properties: {
      resultCode: { type: ['integer', 'string'], description: '1 or 200: done; anything else is a refusal' },
      ...(value.saidBy === 'state'
        ? { state: { type: ['integer', 'string'], description: 'judged before resultCode' } }
        : {}),
      data: schemaOf(codecIn(value.answer), named),
    },
    required: ['resultCode'],
});

const events = (value: AnyCall, data: unknown, named: Named) => ({
  200: {
    description: 'The answer, event by event; or refused in words.',
    content: {
      'text/event-stream': {
        schema: {
          type: 'string',
          contentMediaType: 'text/event-stream',
          contentSchema: schemaOf(codecIn(value.answer), named),
        },
        example: `data: ${JSON.stringify(data)}\n\n`,
      },
      'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
    },
  },
});

/** An operation of OpenAPI; what further it says is for its readers alone. */
interface Operation extends Readonly<Record<string, unknown>> {
  readonly operationId: string;
  readonly description: string;
}

interface Told {
  readonly operation: Operation;
  /** What its body holds. */
  readonly form: Schema;
  readonly refusals: readonly RefusalName[];
}

const told = (family: Family, name: string, about: string, named: Named): Told => {
  const value = family.calls[name];
  if (value === undefined) throw new Error(`${family.file}: no call ${name}`);
  const example = exampleOf(family, name);
  const fields = fieldsOf(value.parameters);
  const isRead = value.method === 'GET';
  const code = value.saidBy === 'state' ? { resultCode: 200, state: '200' } : { resultCode: 200 };
  const operation = {
    operationId: `${family.name.replace(/Calls$/, '')}_${name}`,
    tags: [family.title],
    summary: about.split(/(?<=[.;])\s/)[0] ?? about,
    description: about,
    security: security(value),
    parameters: [...(isRead ? query(fields, example.parameters, named) : []), ...keyHeader(value)],
    ...(isRead ? {} : body(value, fields, example, named)),
    responses: {
      ...(value.streams === true
        ? events(value, example.data, named)
        : {
            200: {
              description: 'Done, or refused in words.',
              content: {
                'application/json': {
                  schema: { anyOf: [answerSchema(value, named), { $ref: '#/components/schemas/Refusal' }] },
                  example: { ...code, data: example.data },
                },
              },
            },
          }),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Refused' },
    },
    'x-safe': value.safe,
    'x-key': value.key,
    'x-refusals': refusalsOf(value),
  };
  return { operation, form: objectOf(fields, named), refusals: refusalsOf(value) };
};

/** Two calls on one path are told apart by what comes along: one operation that takes either. */
const joined = (one: Told, other: Told): Told => {
  const form = { anyOf: [one.form, other.form] };
  const names = [...new Set([one, other].flatMap(({ refusals }) => refusals))];
  return {
    form,
    refusals: names,
    operation: {
      ...one.operation,
    'x-refusals': names,
      description: `${one.operation.description} Or: ${other.operation.description}`,
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
    },
  };
};

const refusal = {
  type: 'object',
  properties: {
    resultCode: { type: ['integer', 'string'], description: 'as an HTTP status says it; 401 ends the session' },
    resultMsg: { type: 'string', description: 'for the person; errorMsg, message, msg and message_cn serve too' },
    data: { type: 'object', properties: { retryAfter: { type: 'integer', description: 'seconds' } } },
  },
  required: ['resultCode', 'resultMsg'],
};

const about = [
  'Every call goes to one address, `{gatewayUrl}/gateway`, by the method of the call: its path travels in the header',
  '`X-Gateway-Path`, and beside its own parameters each carries `t`, milliseconds since 1970. The pay host is asked',
  'straight. What holds for every call stands in README.md beside this file.',
].join(' ');

/** The calls of the contract as OpenAPI 3.1, made from the codecs; the examples are what the codecs write. */
export const openApi = (root: string) => {
  const named: Named = new Map();
  const calls = new Map<string, Map<string, Told>>();
  for (const family of families) {
    const texts = textsOf(root, family);
    for (const [name, { path, method }] of Object.entries(family.calls)) {
      const made = told(family, name, texts.calls[name] ?? '', named);
      const ofPath = calls.get(path) ?? new Map<string, Told>();
      const standing = ofPath.get(method.toLowerCase());
      ofPath.set(method.toLowerCase(), standing === undefined ? made : joined(standing, made));
      calls.set(path, ofPath);
    }
  }
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = Object.fromEntries(
    [...calls].map(([path, ofPath]) => [
      path,
      Object.fromEntries([...ofPath].map(([method, { operation }]) => [method, operation])),
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
        Refused: {
          description: 'Not understood, not allowed, or not possible now.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      schemas: {
        Refusal: refusal,
        ...Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])),
      },
    },
  };
};
