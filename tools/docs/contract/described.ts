import type { RecordText } from './field-texts';
import type { Schema } from './schema';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withText = (schema: Schema, text: string): Schema => {
  const own = schema['description'];
  return { ...schema, description: typeof own === 'string' ? `${text} (${own})` : text };
};

/** The schema of an object with what the source says of it and of its fields. */
export const described = (schema: Schema, text: RecordText | undefined): Schema => {
  const { properties } = schema;
  if (text === undefined || !isSchema(properties)) return schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const said = text.fields[name];
    return [name, said === undefined || !isSchema(field) ? field : withText(field, said)];
  });
  return {
    ...schema,
    ...(text.about === '' ? {} : { description: text.about }),
    properties: Object.fromEntries(fields),
  };
};
