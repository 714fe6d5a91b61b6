import type { Kept } from '../../../../contract/favourite/kept-lists';
import { listAddress } from '../../../../contract/kind/address';
import { TransferList } from '../../features/deal/transfer-list/transfer-list';
import type { FavouriteLook } from '../../features/page/favourite-list-page';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { KeptTabs } from './kept-tabs';
import { favouriteSalesText as text } from './text';
import './style.css';

const words = {
  title: '收藏的股份转让',
  list: '收藏的股份转让列表',
  empty: '还没有收藏的股份转让',
  emptyText: '在股份转让列表或详情中点星标，转让项目就会收在这里。',
} as const;

/** The share transfers that a user keeps. */
export const favouriteTransfersLook: FavouriteLook<Kept<'transfer'>> = {
  className: 'kept-sales source-tabs',
  text: { ...text, ...words },
  shape: 'four',
  way: { to: listAddress('transfer'), word: '去看股份转让' },
  thingOf: ({ transfer: { id } }) => ({ kind: 'transfer', id }),
  head: (at) => <KeptTabs kind="transfer" at={at} />,
  rows: (kept, { total, now, star }) => {
    const states = new Map(kept.map(({ transfer, state }) => [transfer.id, state]));
    return (
      <TransferList
        total={total}
        label={words.list}
        transfers={kept.map(({ transfer }) => transfer)}
        now={now}
        star={({ id, title }) => star({ kind: 'transfer', id }, title)}
        badge={({ id }) => {
          const state = states.get(id) ?? 'open';
          return state === 'open' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
        }}
      />
    );
  },
};
