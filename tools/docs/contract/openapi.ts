import { refusalsOf } from '../../../contract/refusal/may-refuse';
import type { RefusalName } from '../../../contract/refusal/refusal';
import type { AnyCall } from '../../../contract/call/call';
import { textsOf } from './call-texts';
import { answerSchema, notUnderstood, payloadOf, refusal, refusalSchema } from './answers';
import { exampleOf } from './example-of';
import { families, type Family } from './documented-families';
import { ContractComments } from './field-texts';
import { body, fieldsOf, keyHeader, query, security } from './requests';
import { described } from './described';
import { objectOf, type Named, type Schema } from './schema';

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
    info: {
      title: '琥珀并购',
      version: '1.0.0',
      description: about,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-Unlicensed' },
    },
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
        ...Object.fromEntries(
          [...named].map(([name, { schema }]) => [name, described(schema, records.get(name))]),
        ),
      },
    },
  };
};
