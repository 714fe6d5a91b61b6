import { acceptsSourceType } from '../sale/source-type';

const id = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be an id in an address: 1 to 64 of A–Z a–z 0–9 _ - (RTE-03). */
export function isId(text: string): boolean {
  return id.test(text);
}

/**
 * Whether a route parameter is well formed, so that the gateway may be asked (RTE-03).
 * @param sourceTypes the source types that the operator has added by configuration
 */
export function acceptsParameter(name: string, value: string, sourceTypes: readonly string[]): boolean {
  return name === 'sourceType' ? acceptsSourceType(value, sourceTypes) : isId(value);
}
