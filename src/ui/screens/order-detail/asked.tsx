import type { ReactElement } from 'react';
import type { Invoice } from '../../../../contract/order/invoice';
import type { Order, Refund } from '../../../../contract/order/order';
import { formatDate } from '../../../domain/time/date-format';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { isPartRefund, refundText } from '../../../domain/order/order-money';
import { orderDetailText as text } from './text';

const row = (name: string, value: string | null) => (value === null || value === '' ? [] : [{ name, value }]);
const moment = (time: number | null): string | null => (time === null ? null : formatDate(time));

function RefundPanel({ refund, order }: { readonly refund: Refund; readonly order: Order }): ReactElement {
  const { reason, askedAt, expectedAt, decidedAt, note } = refund;
  return (
    <Panel title={text.refund}>
      <KeyValues
        rows={[
          // Of an order that is refunded whole the sum at the head of the page is the same.
          ...row(
            text.refundAmount,
            order.state === 'refunded' && !isPartRefund(order) ? null : refundText(order),
          ),
          ...row(text.refundReason, reason),
          { name: text.refundAskedAt, value: formatDate(askedAt) },
          ...row(text.refundExpectedAt, decidedAt === null ? moment(expectedAt) : null),
          ...row(text.refundDecidedAt, moment(decidedAt)),
          ...row(text.refundNote, note),
        ]}
      />
    </Panel>
  );
}

function InvoicePanel({
  invoice,
  order,
}: {
  readonly invoice: Invoice;
  readonly order: Order;
}): ReactElement {
  const { state, kind, title, taxNumber, email } = invoice;
  const waits = state === 'asked' && order.state === 'refunding';
  return (
    <Panel title={text.invoice}>
      <KeyValues
        rows={[
          { name: text.invoiceState, value: waits ? text.invoicePaused : text.invoiceStates[state] },
          { name: text.invoiceKind, value: text.invoiceKinds[kind] },
          { name: text.invoiceTitle, value: title },
          ...row(text.invoiceTax, taxNumber),
          { name: text.invoiceEmail, value: email },
          ...row(text.invoiceNote, isPartRefund(order) ? text.partNotes[state] : text.invoiceNotes[state]),
        ]}
      />
    </Panel>
  );
}

/** The requests about an order, and their results. */
export function Asked({ order }: { readonly order: Order }): ReactElement {
  return (
    <>
      {order.refund === null ? null : <RefundPanel refund={order.refund} order={order} />}
      {order.invoice === null ? null : <InvoicePanel invoice={order.invoice} order={order} />}
    </>
  );
}
