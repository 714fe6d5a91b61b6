import type { Answer } from '../../domain/gateway/answer';

export const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a payload was found, for the name of a field that does not fit. */
export interface Payload {
  readonly value: unknown;
  readonly place: string;
}

const filled = (fields: Answer): Answer =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/**
 * The payload of an answer: `data` when it is a plain value; else the named fields, read from `data` first and from
 * the top level where `data` has none. A `data` that is a list is the field `list` (contract: Answers).
 */
export function payloadOf(answer: Answer): Payload {
  const data = answer['data'];
  if (data === undefined || data === null) return { value: answer, place: 'body' };
  if (Array.isArray(data)) return { value: { ...answer, list: data }, place: 'data' };
  if (!isObject(data)) return { value: data, place: 'data' };
  return { value: { ...answer, ...filled(data) }, place: 'data' };
}
