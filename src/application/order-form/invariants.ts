import type { SnapshotFrom } from 'xstate';
import { invoiceErrors, type InvoiceForm } from '../../domain/order/order-forms';
import type { OrderFormMachine } from './machine';

type FormPage = SnapshotFrom<OrderFormMachine<InvoiceForm>>;
interface Last {
  readonly from: FormPage;
}

/** What holds in every state that a form about an order can come to; told of the invoice, whose rules are the most. */
export const orderFormInvariants: Readonly<Record<string, (now: FormPage, last?: Last) => boolean>> = {
  '[VAL-06] nothing is sent while a field is wrong': (now) =>
    !now.matches('sending') || Object.keys(invoiceErrors(now.context.typed)).length === 0,
  '[VAL-06] what was typed is still there after a send that failed': (now, last) =>
    last === undefined || !last.from.matches('sending') || now.context.typed === last.from.context.typed,
  '[PAY-13] at most one call is under way, and only in its state': (now) =>
    now.matches('sending') === (now.children.send !== undefined),
  '[LAY-19] the sheet lies on the page exactly while the person types': (now) =>
    !(now.matches('closed') || now.matches('sending')) || now.children.layer === undefined,
};
