import type { ReactElement } from 'react';
import type { FormEvent } from '../../../application/kit/form/form-context';
import type { SheetFormStatus } from '../../../application/kit/sheet-form/status';
import type { RefundNow } from '../../../../contract/order/refund-now';
import type { RefundForm } from '../../../domain/order/order-forms';
import { WordsSheet } from '../../kit/words-sheet/words-sheet';
import { orderDetailText } from './text';

const text = orderDetailText.refundForm;

export interface RefundSheetProps {
  readonly status: SheetFormStatus<RefundForm, void>;
  /** The order is of tickets of a conference. */
  readonly ofTickets: boolean;
  /** What the refund returns, where rules say; null otherwise. */
  readonly refundNow: RefundNow | null;
  readonly send: (event: FormEvent<RefundForm>) => void;
}

/** Asking for the money back, with the reason. */
export const RefundSheet = ({ status, ofTickets, refundNow, send }: RefundSheetProps): ReactElement => (
  <WordsSheet
    title={text.title}
    lead={<p className="muted">{ofTickets ? orderDetailText.tickets.askRefund(refundNow) : text.lead}</p>}
    words={{ id: 'refund-reason', ...text }}
    quick={{ label: text.quick, words: ofTickets ? orderDetailText.tickets.reasons : text.reasons }}
    value={status.typed.reason}
    error={status.errors.reason}
    failure={status.failure}
    focusRequest={status.focusField === null ? null : status.errors}
    busy={status.phase === 'sending'}
    onType={(reason) => send({ type: 'form.typed', field: 'reason', text: reason })}
    onSubmit={() => send({ type: 'form.submitted' })}
    onClose={() => send({ type: 'form.closed' })}
  />
);
