import type * as t from 'io-ts';
import { WireWhole } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { SeedText } from './leaf';
import { seedRecord } from './seed-record';

/** `link` is a path of a page, or null. */
export const SeedBanner = seedRecord(
  {
    id: WireId,
    eyebrow: SeedText,
    title: SeedText,
    subtitle: SeedText,
    link: orNull(SeedText),
    sort: WireWhole,
  },
  {},
);
export type SeedBanner = t.TypeOf<typeof SeedBanner>;

export const SeedHotWord = seedRecord({ id: WireId, word: SeedText, sort: WireWhole }, {});
export type SeedHotWord = t.TypeOf<typeof SeedHotWord>;
