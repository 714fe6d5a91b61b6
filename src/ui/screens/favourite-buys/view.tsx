import type { ReactElement } from 'react';
import type { Kept } from '../../features/list/favourite/use-kept';
import { BuyList } from '../../features/deal/buy-list/buy-list';
import { FavouriteStar } from '../../features/list/favourite/favourite-star';
import { KeptPage } from '../../features/list/favourite/kept-page';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { favouriteBuysText as text } from './text';
import './style.css';
import type { KeptBuy } from '../../../ports/call-forms';

export interface FavouriteBuysViewProps extends Kept<KeptBuy> {
  readonly now: number;
}

export function FavouriteBuysView({ list, kept, stars, now }: FavouriteBuysViewProps): ReactElement {
  const states = new Map(kept.map(({ buy, state }) => [buy.id, state]));
  return (
    <div className="kept-things">
      <KeptPage
        words={text}
        list={list}
        kept={kept}
        stars={stars}
        shape="demand"
        way={{ to: '/buy', word: text.toBuys }}
        now={now}
      >
        <BuyList
          buys={kept.map(({ buy }) => buy)}
          total={list.status.total}
          label={text.list}
          now={now}
          star={({ id, title }) => <FavouriteStar stars={stars} thing={{ kind: 'buy', id }} title={title} />}
          mark={({ id }) => {
            const state = states.get(id) ?? 'listed';
            return state === 'listed' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
          }}
        />
      </KeptPage>
    </div>
  );
}
