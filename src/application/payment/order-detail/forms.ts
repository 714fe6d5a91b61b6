import { InvoiceKind } from '../../../../contract/order/invoice';
import {
  invoiceErrors,
  refundErrors,
  type InvoiceForm,
  type RefundForm,
} from '../../../domain/order/order-forms';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import type { OrderTalk } from '../../../ports/order-talk';
import { sheetForm } from '../../kit/sheet-form/definition';
import { formRules, type AnyForm, type FormRules } from '../../kit/form/rules';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import type { Gateways } from '../../../ports/gateways';

/** The order that a form is about. */
export interface OrderGiven {
  readonly orderNo: string;
}

/** Asking for the money back (PAY-15). */
export const refundRules: FormRules<RefundForm, OrderGiven, void> = formRules({
  fields: ['reason'],
  noErrors: {},
  errorsOf: refundErrors,
  draftName: ({ orderNo }) => `refund-${orderNo}`,
});

/** Asking for an invoice (PAY-16). */
export const invoiceRules: FormRules<InvoiceForm, OrderGiven, void> = formRules({
  fields: ['kind', 'title', 'taxNumber', 'email'],
  noErrors: {},
  errorsOf: invoiceErrors,
  takes: (field, text) => field !== 'kind' || InvoiceKind.is(text),
  draftName: ({ orderNo }) => `invoice-${orderNo}`,
});

/** A form about an order, in a sheet over its page. */
export type OrderFormMachine<Form extends AnyForm<Form>> = SheetFormMachine<Form, OrderGiven, void>;

interface OrderFormPorts {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly orders: Pick<Gateways['order'], 'saveRefund' | 'saveInvoice'>;
  /** Passes news of the order to the other flows. */
  readonly talk: OrderTalk;
}

export const refundForm = ({ orders, talk, ...ports }: OrderFormPorts): OrderFormMachine<RefundForm> =>
  sheetForm(ports, refundRules, {
    send: (typed, { orderNo }, options) => orders.saveRefund({ orderNo, ...typed }, options),
    taken: ({ orderNo }) => talk.answered(orderNo),
  });

export const invoiceForm = ({ orders, talk, ...ports }: OrderFormPorts): OrderFormMachine<InvoiceForm> =>
  sheetForm(ports, invoiceRules, {
    send: (typed, { orderNo }, options) => orders.saveInvoice({ orderNo, ...typed }, options),
    taken: ({ orderNo }) => talk.answered(orderNo),
  });
