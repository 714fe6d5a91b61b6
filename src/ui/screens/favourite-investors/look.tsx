import type { Kept } from '../../../../contract/favourite/kept-lists';
import { listAddress } from '../../../../contract/kind/address';
import { InvestorList } from '../../features/deal/investor-list/investor-list';
import type { FavouriteLook } from '../../features/page/favourite-list-page';
import { favouriteInvestorsText as text } from './text';
import '../../features/list/favourite/kept-things.css';

/** The investors that a user keeps. */
export const favouriteInvestorsLook: FavouriteLook<Kept<'investor'>> = {
  className: 'kept-things',
  text,
  way: { to: listAddress('investor'), word: text.toInvestors },
  thingOf: ({ investor: { id } }) => ({ kind: 'investor', id }),
  rows: (kept, { total, star }) => (
    <InvestorList
      investors={kept.map(({ investor }) => investor)}
      total={total}
      label={text.list}
      star={({ id, name }) => star({ kind: 'investor', id }, name)}
    />
  ),
};
