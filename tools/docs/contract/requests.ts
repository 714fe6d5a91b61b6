import type { AnyCall } from '../../../contract/call/call';
import { OneParameter, Parameters } from '../../../contract/call/parameters';
import type { TravelledExample } from './example-of';
import type { FieldTexts } from './field-texts';
import { fieldsIn, isOptional, schemaOf, type Fields, type Named, type Schema } from './schema';

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

/** Who may make a call. */
export const security = ({ access }: AnyCall) =>
  access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }];

const uuid = '^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

const header = (name: string, description: string, required: boolean) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', format: 'uuid', pattern: uuid },
});

/** The header by which a repetition is known. */
export const keyHeader = ({ key }: AnyCall) =>
  key === 'none'
    ? []
    : [
        header(
          'Idempotency-Key',
          'A UUID; the same key with other parameters is refused (keyReused). It is known for an hour, that of an order for good.',
          key === 'needed',
        ),
      ];

/** The parameters of a GET. */
export const query = (
  fields: Fields,
  parameters: TravelledExample['parameters'],
  named: Named,
  texts: FieldTexts,
) =>
  Object.entries(fields).map(([name, codec]) => ({
    name,
    in: 'query',
    required: !isOptional(codec),
    ...(texts[name] === undefined ? {} : { description: texts[name] }),
    schema: schemaOf(codec, named),
    ...(parameters[name] === undefined ? {} : { example: parameters[name] }),
  }));

/** The body of a POST. */
export const body = (value: AnyCall, form: Schema, fields: Fields, { parameters }: TravelledExample) => {
  const schema = form;
  const content =
    value.brings === 'file'
      ? { 'multipart/form-data': { schema: withFile(schema) } }
      : { 'application/x-www-form-urlencoded': { schema, example: parameters } };
  return Object.keys(fields).length === 0 ? {} : { requestBody: { required: true, content } };
};
