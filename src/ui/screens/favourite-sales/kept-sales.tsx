import type { ReactElement } from 'react';
import type { Kept } from '../../features/list/favourite/use-kept';
import { DealRows } from '../../features/deal/deal-list/deal-rows';
import { DealColumns } from '../../features/deal/deal-list/deal-columns';
import { FavouriteStar } from '../../features/list/favourite/favourite-star';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { favouriteSalesText as text } from './text';
import { KeptDealsView, type KeptDealsFrame } from './view';
import type { KeptSale } from '../../../ports/call-forms';

/** The deals of the sell side that one keeps. */
export function KeptSales(props: KeptDealsFrame & Kept<KeptSale>): ReactElement {
  const { list, kept, stars, now } = props;
  const states = new Map(kept.map(({ sale, state }) => [sale.id, state]));
  return (
    <KeptDealsView kind="sale" {...props}>
      <>
        <DealColumns forVisitor={false} starred />
        <DealRows
          total={list.status.total}
          label={text.ofKind.sale.list}
          deals={kept.map(({ sale }) => sale)}
          now={now}
          forVisitor={false}
          star={({ id, title }) => <FavouriteStar stars={stars} thing={{ kind: 'sale', id }} title={title} />}
          mark={({ id }) => {
            const state = states.get(id) ?? 'listed';
            return state === 'listed' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
          }}
        />
      </>
    </KeptDealsView>
  );
}
