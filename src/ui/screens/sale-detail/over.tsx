import type { ReactElement } from 'react';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { saleDetailText as text } from './text';

/** A deal that was withdrawn or is closed: what it was called, what became of it, and where to go on. */
export function OverDeal({ deal }: { readonly deal: SaleDetail }): ReactElement {
  const { title, words } = deal.state === 'closed' ? text.closed : text.withdrawn;
  return (
    <StatePanel picture="empty" title={title} text={words(deal.title, deal.code)}>
      <ButtonLink kind="primary" to="/sale">
        {text.toList}
      </ButtonLink>
    </StatePanel>
  );
}
