import type * as t from 'io-ts';
import { WireWhole } from '../codec/count';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';

const text = withDefault(WireText, '');

/** One picture of the home page's carousel (product.md §3). */
export const Banner = record(
  {
    id: WireId,
    /** The small line above the title. */
    eyebrow: text,
    title: WireText,
    subtitle: text,
    /** Where it leads, as the server said: passes the address parser before use (SEC-02). */
    link: orNull(WireFilledText),
    sort: withDefault(WireWhole, 0),
  },
  'Banner',
);
export type Banner = t.TypeOf<typeof Banner>;
