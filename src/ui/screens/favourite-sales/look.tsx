import { listAddress } from '../../../../contract/kind/address';
import type { KeptSale } from '../../../ports/call-forms';
import { DealColumns } from '../../features/deal/deal-list/deal-columns';
import { DealRows } from '../../features/deal/deal-list/deal-rows';
import type { FavouriteLook } from '../../features/page/favourite-list-page';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { KeptTabs } from './kept-tabs';
import { favouriteSalesText as text } from './text';
import './style.css';

const words = {
  title: '收藏的项目',
  list: '收藏的项目列表',
  empty: '还没有收藏的项目',
  emptyText: '在项目列表或项目详情中点星标，项目就会收在这里。',
} as const;

/** The deals of the sell side that a user keeps. */
export const favouriteSalesLook: FavouriteLook<KeptSale> = {
  className: 'kept-sales source-tabs',
  text: { ...text, ...words },
  way: { to: listAddress('sale'), word: '去找项目' },
  thingOf: ({ sale: { id } }) => ({ kind: 'sale', id }),
  head: (at) => <KeptTabs kind="sale" at={at} />,
  rows: (kept, { total, now, star }) => {
    const states = new Map(kept.map(({ sale, state }) => [sale.id, state]));
    return (
      <>
        <DealColumns forVisitor={false} starred />
        <DealRows
          total={total}
          label={words.list}
          deals={kept.map(({ sale }) => sale)}
          now={now}
          forVisitor={false}
          star={({ id, title }) => star({ kind: 'sale', id }, title)}
          badge={({ id }) => {
            const state = states.get(id) ?? 'listed';
            return state === 'listed' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
          }}
        />
      </>
    );
  },
};
