import { useCallback, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../../../contract/kind/address';
import type { Transfer } from '../../../../../contract/transfer/transfer';
import { narrowSpace } from '../../../../../contract/values/digit-groups';
import { percentText } from '../../../../domain/number/percent-text';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { dealDay } from '../../../../domain/time/deal-day';
import { useReaderClock } from '../../../kit/display/confirmed-day/use-reader-clock';
import { AmountValue } from '../../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../../kit/display/amount/shown-or-absent';
import { ConfirmedDay } from '../../../kit/display/confirmed-day/confirmed-day';
import type { Columns } from '../deal-list/columns';
import { DealFact } from '../deal-list/deal-facts';
import { PlainHeads } from '../deal-list/plain-heads';
import { coarsely } from '../../list/endless-list/coarsely';
import { Rows } from '../../list/endless-list/rows';
import { Tags } from '../../../kit/display/tag/tag';
import { partsText } from '../../../kit/text';
import { transferText as text } from './text';
import { Verbatim } from '../../../kit/display/verbatim/verbatim';
import '../deal-list/deal-list.css';
import '../deal-list/deal-rows.css';
import './transfer-list.css';

export interface TransferListProps {
  readonly label: string;
  readonly transfers: readonly Transfer[];
  /** The length of the whole list; null while unknown. */
  readonly total: number | null;
  readonly now: number;
  /** The star of a transfer, where the list has stars. */
  readonly star?: (transfer: Transfer) => ReactNode;
  /** What has become of a transfer; undefined where there is nothing to say. */
  readonly badge?: (transfer: Transfer) => ReactNode;
  /** Whether the heads of its columns are above it already. */
  readonly headed?: boolean;
}

/** The price of one share, or the sign that none is named. */
export const SharePrice = ({ price }: Pick<Transfer, 'price'>): ReactElement => (
  <span className="amount">
    <b>{price ?? partsText.absent}</b>
    {price === null ? '' : `${narrowSpace}${text.yuan}`}
  </span>
);

interface TransferCardProps {
  readonly transfer: Transfer;
  readonly now: number;
  /** Its star, over the card's link. */
  readonly star: ReactNode;
  /** What has become of it. */
  readonly badge: ReactNode;
}

function TransferCard({ transfer, now, star, badge }: TransferCardProps): ReactElement {
  const reader = useReaderClock();
  const { sourceType, id, title, industry, region, market, stake, code, confirmedAt, deadline } = transfer;
  return (
    <article className={star === undefined ? 'deal transfer' : 'deal transfer deal-starred'}>
      <h3 className="deal-title">
        <Link to={addressOf('transfer', { sourceType, id })}>{withNarrowSpaces(title)}</Link>
      </h3>
      {star}
      <Tags words={[industry, region, market].filter((word) => word !== '')} />
      <dl className="deal-facts">
        <DealFact className="deal-end" name={text.stake}>
          <span className="amount">
            <b>{stake === null ? partsText.absent : percentText(stake)}</b>
          </span>
        </DealFact>
        <DealFact className="deal-end" name={text.price}>
          <SharePrice price={transfer.price} />
        </DealFact>
        <DealFact className="deal-end deal-asked" name={text.amount}>
          <AmountValue of={shownOrAbsent(transfer.amount)} absent={text.negotiable} />
        </DealFact>
        <DealFact className="deal-end" name={text.valuation}>
          <AmountValue of={shownOrAbsent(transfer.valuation)} />
        </DealFact>
      </dl>
      <p className="deal-origin">
        <Verbatim>{code}</Verbatim>
        <ConfirmedDay at={confirmedAt} now={now} said={text.confirmed} />
        {badge === undefined || badge === null ? null : <> {badge}</>}
      </p>
      <p className="transfer-until">
        {deadline === null ? text.noDeadline : text.until(dealDay(deadline, now, reader))}
      </p>
    </article>
  );
}

/** The columns of a wide window. */
export const transferColumns: Columns = {
  className: 'transfer-columns',
  heads: [
    { word: text.columnTransfer },
    { word: text.columnPlace },
    { word: text.stake },
    { word: text.price },
    { word: text.amount, by: 'amount' },
    { word: text.valuation },
    { word: text.deadline, by: 'deadline' },
  ],
};

const idOf = ({ id }: Transfer): string => id;

/** Share transfers: cards on a phone, rows under column heads on a desktop, from the same elements. */
export function TransferList(props: TransferListProps): ReactElement {
  const { label, transfers, total, star, badge, headed = false } = props;
  const now = coarsely(props.now);
  const row = useCallback(
    (transfer: Transfer) => (
      <TransferCard transfer={transfer} now={now} star={star?.(transfer)} badge={badge?.(transfer)} />
    ),
    [now, star, badge],
  );
  return (
    <>
      {headed ? null : <PlainHeads columns={transferColumns} starred={star !== undefined} />}
      <Rows items={transfers} idOf={idOf} total={total} className="deals transfers" label={label} row={row} />
    </>
  );
}
