import { isLeft } from 'fp-ts/Either';
import { isDeepStrictEqual } from 'node:util';
import type { WireParameters } from '../../../contract/call/parameters';
import type { Family } from './documented-families';
import { codecIn } from './schema';

/** What travels of an example. */
export interface TravelledExample {
  readonly parameters: WireParameters;
  /** The payload of `data`. */
  readonly data: unknown;
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * The example of a call as it travels, encoded by the call's own codecs.
 * @throws when there is none, or when the codecs do not read back what they wrote
 */
export const exampleOf = ({ file, calls, examples }: Family, name: string): TravelledExample => {
  const value = calls[name];
  const example = examples[name];
  if (value === undefined || example === undefined) throw new Error(`${file}: no example of ${name}`);
  const parameters = value.parameters.encode(example.asked);
  const asked = codecIn(value.parameters).decode(parameters);
  if (isLeft(asked) || !isDeepStrictEqual(asked.right, example.asked))
    throw new Error(`${file}: what is asked in the example of ${name} does not decode`);
  const answer = codecIn(value.answer);
  const data = overTheWire(answer.encode(example.answered));
  if (isLeft(answer.decode(data)))
    throw new Error(`${file}: what is answered in the example of ${name} does not decode`);
  if (value.holds !== undefined && isLeft(value.holds.decode(data)))
    throw new Error(`${file}: what is answered in the example of ${name} is not what it holds`);
  return { parameters, data };
};
