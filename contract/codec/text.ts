import { none, some, type Option } from 'fp-ts/Option';
import { WireLeaf } from './leaf';

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFilled = (value: unknown): value is string => isText(value) && value !== '';

function readText(input: unknown): Option<string> {
  if (isText(input)) return some(input);
  return typeof input === 'number' && Number.isFinite(input) ? some(String(input)) : none;
}

export function readFilled(input: unknown): Option<string> {
  const text = readText(input);
  return text._tag === 'Some' && text.value === '' ? none : text;
}

/** Text, possibly empty; a number reads as its digits. */
export const WireText = new WireLeaf('WireText', null, isText, readText, (text) => text);

/** Text that is not empty; with `orNull` an empty text reads as null. */
export const WireFilledText = new WireLeaf('WireFilledText', null, isFilled, readFilled, (text) => text);
