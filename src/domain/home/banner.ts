import * as t from 'io-ts';
import { WireWhole } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';

/** One picture of the home page's carousel (product.md §3). */
export const Banner = record(
  {
    id: WireId,
    /** The small line above the title. */
    eyebrow: t.string,
    title: t.string,
    subtitle: t.string,
    /** Where it leads, as the server said: passes the address parser before use (SEC-02). */
    link: orNull(WireFilledText),
    sort: WireWhole,
  },
  'Banner',
);
export type Banner = t.TypeOf<typeof Banner>;
