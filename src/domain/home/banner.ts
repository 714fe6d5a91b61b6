import * as t from 'io-ts';
import { WireWhole } from '../wire/count';
import { WireId } from '../wire/id';
import { orNull } from '../wire/or-null';
import { record } from '../wire/record';
import { WireFilledText } from '../wire/text';

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
