import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { openApi } from '../../../tools/docs/contract/openapi';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );

const recordIn = (value: unknown): Json => (isJson(value) ? value : {});

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** One operation of the published contract, as a validator sees it. */
export interface PublishedOperation {
  /** What is wrong with parameters and headers of a request, '' where nothing is. */
  readonly request: (parameters: Json, headers: Readonly<Record<string, string>>) => string;
  /** What is wrong with the JSON of an answer, '' where nothing is. */
  readonly answer: (body: unknown) => string;
  /** What is wrong with one event of an answer that comes in parts. */
  readonly event: (data: unknown) => string;
}

/**
 * The published contract, by which requests and answers are judged. Fields that an object does not name are allowed: a
 * later gateway may say more.
 */
export const publishedContract = (root: string) => {
  const document = openApi(root);
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  ajv.addSchema({ $id: 'published', components: document.components }, 'published');
  const compile = (schema: unknown): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"published#/components/');
    return ajv.compile(JSON.parse(text) as Json);
  };
  const said = (validate: ValidateFunction, value: unknown): string =>
    validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: 'it' });

  const made = new Map<string, PublishedOperation>();
  const operationOf = (path: string, method: string): PublishedOperation => {
    const key = `${method} ${path}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const operation = at(document.paths, path, method.toLowerCase());
    if (!isJson(operation)) throw new Error(`the published contract has no ${key}`);
    const given = at(operation, 'parameters');
    const parameters = (Array.isArray(given) ? given : []).filter(isJson);
    const inQuery = parameters.filter(({ in: place }) => place === 'query');
    const query = {
      type: 'object',
      properties: Object.fromEntries(inQuery.map(({ name, schema }) => [String(name), schema])),
      required: inQuery.filter(({ required }) => required === true).map(({ name }) => name),
      additionalProperties: false,
    };
    const body = forms.map((type) => at(operation, 'requestBody', 'content', type, 'schema')).find(isJson);
    const form = compile(body ?? query);
    const content = at(operation, 'responses', '200', 'content');
    const json = compile(at(content, 'application/json', 'schema'));
    const stream = at(content, 'text/event-stream', 'schema', 'contentSchema');
    const event = compile(stream ?? false);
    const needed = parameters
      .filter(({ in: place, required }) => place === 'header' && required === true)
      .map(({ name }) => String(name));
    const result: PublishedOperation = {
      request: (sent, headers) => {
        const missing = needed.filter((name) => headers[name] === undefined);
        const unknown = Object.keys(sent).filter((name) => isJson(body) && !names(body).has(name));
        return [said(form, sent), ...missing, ...unknown].filter((each) => each !== '').join('; ');
      },
      answer: (answered) => said(json, answered),
      event: (data) => said(event, data),
    };
    made.set(key, result);
    return result;
  };
  return { operationOf };
};

/** The names of the fields of a form, of either of two forms where it takes either. */
const names = (form: Json): ReadonlySet<string> => {
  const either = at(form, 'anyOf');
  const all = Array.isArray(either) ? either : [form];
  return new Set(all.flatMap((each) => Object.keys(recordIn(at(each, 'properties')))));
};
