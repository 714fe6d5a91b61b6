import type { Soe } from '../../../../contract/soe/soe';
import { soeCard } from '../../features/deal/soe-card/soe-card';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { soeListText as text } from './text';

/** Listings of state-owned assets by a filter. */
export const soeListLook: ChoiceLook<Soe> = {
  measure: '个',
  lead: text.lead,
  heads: text.heads,
  card: soeCard,
};
