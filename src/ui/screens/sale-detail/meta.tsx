import type { ReactElement } from 'react';
import { addressOf } from '../../../../contract/kind/address';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import { awaitsConfirmation } from '../../../domain/sale/freshness';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { dealDay } from '../../../domain/time/deal-day';
import { CopyButton } from '../../features/deal-action/copy-button/copy-button';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { partsText } from '../../kit/text';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { saleDetailText as text } from './text';
import { Verbatim } from '../../kit/display/verbatim/verbatim';

export interface MetaProps {
  readonly deal: SaleDetail;
  readonly copying: CopyingMachine;
  readonly now: number;
}

/** By which the deal is found again, and when it was last confirmed. */
export function Meta({ deal, copying, now }: MetaProps): ReactElement {
  const reader = useReaderClock();
  return (
    <p className="deal-meta">
      <span>
        <Verbatim>{deal.code}</Verbatim>
        <CopyButton machine={copying} of={{ text: deal.code }} name={text.code} />
      </span>
      {deal.confirmedAt === null ? null : (
        <span>{text.confirmed(dealDay(deal.confirmedAt, now, reader))}</span>
      )}
      {deal.state === 'listed' && awaitsConfirmation(deal.confirmedAt, now) ? (
        <StatusTag tone="pending" word={partsText.toConfirm} />
      ) : null}
      <CopyButton
        machine={copying}
        of={{ path: addressOf('sale', deal) }}
        name={text.address}
        word={text.copyAddress}
      />
    </p>
  );
}
