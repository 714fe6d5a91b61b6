import type { ReactElement } from 'react';
import type { FavouriteInvestor } from '../../../../contract/favourite/favourite';
import type { Kept } from '../../features/list/favourite/use-kept';
import { FavouriteStar } from '../../features/list/favourite/favourite-star';
import { KeptPage } from '../../features/list/favourite/kept-page';
import { InvestorList } from '../../features/deal/investor-list/investor-list';
import { favouriteInvestorsText as text } from './text';
import '../favourite-buys/style.css';

export interface FavouriteInvestorsViewProps extends Kept<FavouriteInvestor> {
  readonly now: number;
}

export function FavouriteInvestorsView(props: FavouriteInvestorsViewProps): ReactElement {
  const { kept, stars, list } = props;
  return (
    <div className="kept-things">
      <KeptPage words={text} way={{ to: '/buy/hundred', word: text.toBuyers }} {...props}>
        <InvestorList
          investors={kept.map(({ investor }) => investor)}
          total={list.status.total}
          label={text.list}
          star={({ id, name }) => (
            <FavouriteStar stars={stars} thing={{ kind: 'investor', id }} title={name} />
          )}
        />
      </KeptPage>
    </div>
  );
}
