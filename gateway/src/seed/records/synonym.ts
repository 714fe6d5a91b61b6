import * as t from 'io-ts';
import { WireId } from '../../../../contract/codec/id';
import { SeedText } from './leaf';
import { seedRecord } from './seed-record';

const words = t.readonlyArray(SeedText);

/** Words that a search takes for each other, at a lower weight. */
export const SeedSynonyms = seedRecord(
  {
    id: WireId,
    words: new t.Type<readonly string[], unknown>(
      'words',
      (value): value is readonly string[] => words.is(value) && value.length > 1,
      (value, context) => {
        const read = words.validate(value, context);
        return read._tag === 'Right' && read.right.length < 2 ? t.failure(value, context) : read;
      },
      t.identity,
    ),
  },
  {},
);
export type SeedSynonyms = t.TypeOf<typeof SeedSynonyms>;
