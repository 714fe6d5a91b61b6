import type { ReactElement } from 'react';
import { addressOf } from '../../../../contract/kind/address';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { BuyDetail } from '../../../domain/buy/buy';
import { awaitsConfirmation } from '../../../domain/sale/freshness';
import { dealDay } from '../../../domain/time/deal-day';
import { buyText } from '../../features/deal/buy-list/text';
import { CopyButton } from '../../features/deal-action/copy-button/copy-button';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { partsText } from '../../kit/text';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { buyDetailText as text } from './text';
import { Verbatim } from '../../kit/display/verbatim/verbatim';

export interface MetaProps {
  readonly buy: BuyDetail;
  readonly copying: CopyingMachine;
  readonly now: number;
}

/** By which the demand is found again, and when it was last confirmed. */
export function Meta({ buy, copying, now }: MetaProps): ReactElement {
  const reader = useReaderClock();
  return (
    <p className="deal-meta">
      <span>
        <Verbatim>{buy.code}</Verbatim>
        <CopyButton machine={copying} of={{ text: buy.code }} name={text.code} />
      </span>
      {buy.confirmedAt === null ? null : (
        <span>{buyText.confirmed(dealDay(buy.confirmedAt, now, reader))}</span>
      )}
      {awaitsConfirmation(buy.confirmedAt, now) ? (
        <StatusTag tone="pending" word={partsText.toConfirm} />
      ) : null}
      <CopyButton
        machine={copying}
        of={{ path: addressOf('buy', buy) }}
        name={text.address}
        word={text.copyAddress}
      />
    </p>
  );
}
