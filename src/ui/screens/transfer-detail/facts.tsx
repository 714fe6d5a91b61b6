import type { ReactElement } from 'react';
import type { TransferDetail } from '../../../../contract/transfer/transfer';
import { wanFigure } from '../../../domain/number/amount-text';
import { dealDay } from '../../../domain/time/deal-day';
import { AmountValue } from '../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../kit/display/amount/shown-or-absent';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { transferText } from '../../features/deal/transfer-list/text';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { transferDetailText as text } from './text';

export interface TransferFactsProps {
  readonly transfer: TransferDetail;
  readonly now: number;
}

const said = (name: string, value: string | null): readonly { name: string; value: string }[] =>
  value === null || value === '' ? [] : [{ name, value }];

/** The shares, the seller and the reason. */
export function TransferFacts({ transfer, now }: TransferFactsProps): ReactElement {
  const reader = useReaderClock();
  const { company, market, shares, seller, reason, foundedYear, employees, deadline } = transfer;
  return (
    <Panel title={text.facts}>
      <KeyValues
        rows={[
          ...said(text.company, company),
          ...said(text.market, market),
          ...said(text.shares, shares === null ? null : text.sharesOf(wanFigure(shares))),
          ...said(text.seller, seller),
          ...said(text.reason, reason),
          ...said(
            transferText.deadline,
            deadline === null ? transferText.noDeadline : dealDay(deadline, now, reader),
          ),
          ...said(text.founded, foundedYear === null ? null : text.foundedIn(foundedYear)),
          ...said(text.employees, employees === null ? null : text.employeesOf(employees)),
        ]}
      />
    </Panel>
  );
}

/** What the company earned in its last year. */
export const TransferFigures = ({ transfer }: Pick<TransferFactsProps, 'transfer'>): ReactElement => (
  <Panel title={text.figures(transfer.year)}>
    <KeyValues
      rows={[
        { name: text.revenue, value: <AmountValue of={shownOrAbsent(transfer.revenue)} /> },
        { name: text.netProfit, value: <AmountValue of={shownOrAbsent(transfer.netProfit)} /> },
      ]}
    />
  </Panel>
);
