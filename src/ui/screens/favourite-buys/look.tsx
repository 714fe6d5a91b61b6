import { listAddress } from '../../../../contract/kind/address';
import type { KeptBuy } from '../../../ports/call-forms';
import { BuyList } from '../../features/deal/buy-list/buy-list';
import type { FavouriteLook } from '../../features/page/favourite-list-page';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { favouriteBuysText as text } from './text';
import '../../features/list/favourite/kept-things.css';

/** The demands that a user keeps. */
export const favouriteBuysLook: FavouriteLook<KeptBuy> = {
  className: 'kept-things',
  text,
  shape: 'demand',
  way: { to: listAddress('buy'), word: text.toBuys },
  thingOf: ({ buy: { id } }) => ({ kind: 'buy', id }),
  rows: (kept, { total, now, star }) => {
    const states = new Map(kept.map(({ buy, state }) => [buy.id, state]));
    return (
      <BuyList
        buys={kept.map(({ buy }) => buy)}
        total={total}
        label={text.list}
        now={now}
        star={({ id, title }) => star({ kind: 'buy', id }, title)}
        badge={({ id }) => {
          const state = states.get(id) ?? 'listed';
          return state === 'listed' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
        }}
      />
    );
  },
};
