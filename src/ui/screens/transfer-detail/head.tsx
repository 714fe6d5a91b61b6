import type { ReactElement, ReactNode } from 'react';
import { addressOf } from '../../../../contract/kind/address';
import type { SourceType } from '../../../../contract/sale/source-type';
import type { TransferDetail } from '../../../../contract/transfer/transfer';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import { percentText } from '../../../domain/number/percent-text';
import { sourceTypeLabel } from '../../../domain/sale/source-type';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { dealDay } from '../../../domain/time/deal-day';
import { AmountValue } from '../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../kit/display/amount/shown-or-absent';
import { currencyText } from '../../kit/display/amount/text';
import { CopyButton } from '../../features/deal-action/copy-button/copy-button';
import { Tags } from '../../kit/display/tag/tag';
import { partsText } from '../../kit/text';
import { transferText } from '../../features/deal/transfer-list/text';
import { SharePrice } from '../../features/deal/transfer-list/transfer-list';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { transferDetailText as text } from './text';
import { Verbatim } from '../../kit/display/verbatim/verbatim';

export interface TransferHeadProps {
  readonly transfer: TransferDetail;
  readonly copying: CopyingMachine;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
}

const Figure = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The title of the transfer, and its four key figures. */
export function TransferHead({ transfer, copying, sourceTypes, now }: TransferHeadProps): ReactElement {
  const reader = useReaderClock();
  const { sourceType, id, title, code, confirmedAt, stake, amount, price, valuation } = transfer;
  return (
    <section className="deal-head panel" aria-labelledby="transfer-title">
      <h2 id="transfer-title">{withNarrowSpaces(title)}</h2>
      <p className="deal-meta">
        <span>
          <Verbatim>{code}</Verbatim>
          <CopyButton machine={copying} of={{ text: code }} name={text.code} />
        </span>
        {confirmedAt === null ? null : (
          <span>{transferText.confirmed(dealDay(confirmedAt, now, reader))}</span>
        )}
        <CopyButton
          machine={copying}
          of={{ path: addressOf('transfer', { sourceType, id }) }}
          name={text.address}
          word={text.copyAddress}
        />
      </p>
      <Tags words={[transfer.industry, transfer.region, sourceTypeLabel(sourceType, sourceTypes)]} />
      <dl className="key-figures">
        <Figure name={transferText.stake}>
          <span className="amount">
            <b>{stake === null ? partsText.absent : percentText(stake)}</b>
          </span>
        </Figure>
        <Figure name={currencyText.named(transferText.amount)}>
          <AmountValue of={shownOrAbsent(amount)} absent={transferText.negotiable} />
        </Figure>
        <Figure name={transferText.price}>
          <SharePrice price={price} />
        </Figure>
        <Figure name={transferText.valuation}>
          <AmountValue of={shownOrAbsent(valuation)} />
        </Figure>
      </dl>
    </section>
  );
}
