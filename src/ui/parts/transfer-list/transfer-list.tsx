import { useCallback, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Transfer } from '../../../../contract/transfer/transfer';
import { narrowSpace } from '../../../domain/number/digit-groups';
import { percentText } from '../../../domain/number/percent-text';
import { calendarText } from '../../../domain/time/calendar-text';
import { AmountValue } from '../amount/amount-value';
import { shownOrAbsent } from '../amount/shown-or-absent';
import { ConfirmedDay } from '../confirmed-day/confirmed-day';
import { coarsely } from '../endless-list/coarsely';
import { Rows } from '../endless-list/rows';
import { Tags } from '../tag/tag';
import { partsText } from '../text';
import { transferText as text } from './text';
import './transfer-list.css';

export interface TransferListProps {
  readonly label: string;
  readonly transfers: readonly Transfer[];
  /** How many the whole list has; null while nobody knows. */
  readonly total: number | null;
  readonly now: number;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div className="transfer-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The price of one share, or the sign that none is named. */
export const SharePrice = ({ price }: Pick<Transfer, 'price'>): ReactElement => (
  <span className="amount">
    <b>{price ?? partsText.absent}</b>
    {price === null ? '' : `${narrowSpace}${text.yuan}`}
  </span>
);

function TransferCard({
  transfer,
  now,
}: {
  readonly transfer: Transfer;
  readonly now: number;
}): ReactElement {
  const { sourceType, id, title, industry, region, market, stake, code, confirmedAt, deadline } = transfer;
  return (
    <article className="transfer">
      <h3 className="transfer-title">
        <Link to={`/gf/${sourceType}/${id}`}>{title}</Link>
      </h3>
      <Tags words={[industry, region, market].filter((word) => word !== '')} />
      <dl className="transfer-facts">
        <Fact name={text.stake}>
          <span className="amount">
            <b>{stake === null ? partsText.absent : percentText(stake)}</b>
          </span>
        </Fact>
        <Fact name={text.price}>
          <SharePrice price={transfer.price} />
        </Fact>
        <Fact name={text.amount}>
          <AmountValue of={shownOrAbsent(transfer.amount)} absent={text.negotiable} />
        </Fact>
        <Fact name={text.valuation}>
          <AmountValue of={shownOrAbsent(transfer.valuation)} />
        </Fact>
      </dl>
      <p className="transfer-foot">
        {code}
        <ConfirmedDay at={confirmedAt} now={now} said={text.confirmed} />
      </p>
      <p className="transfer-until">
        {deadline === null ? text.noDeadline : text.until(calendarText(deadline, now))}
      </p>
    </article>
  );
}

const columns = [
  text.columnTransfer,
  text.columnPlace,
  text.stake,
  text.price,
  text.amount,
  text.valuation,
  text.deadline,
];

const idOf = ({ id }: Transfer): string => id;

/** Share transfers: cards on a phone, rows under column heads at a desk, from the same elements. */
export function TransferList({ label, transfers, total, now }: TransferListProps): ReactElement {
  const minute = coarsely(now);
  const row = useCallback(
    (transfer: Transfer) => <TransferCard transfer={transfer} now={minute} />,
    [minute],
  );
  return (
    <>
      <div className="transfer-columns" aria-hidden="true">
        {columns.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <Rows items={transfers} idOf={idOf} total={total} className="transfers" label={label} row={row} />
    </>
  );
}
