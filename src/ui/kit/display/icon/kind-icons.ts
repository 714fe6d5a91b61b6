import type { KindWith } from '../../../../../contract/kind/kinds';
import type { RowIconName } from './row-glyphs';

/** The drawing that means things of a kind, in rows and among the entries of home. */
export const kindIcons = {
  sale: 'briefcase',
  transfer: 'portion',
  buy: 'document',
  investor: 'shield',
  conference: 'podium',
  activity: 'calendar',
} as const satisfies Readonly<Record<KindWith<'favourite'>, RowIconName>>;
