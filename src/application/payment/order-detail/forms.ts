import { isLeft } from 'fp-ts/Either';
import { InvoiceKind } from '../../../../contract/order/invoice';
import {
  invoiceErrors,
  refundErrors,
  type InvoiceForm,
  type RefundForm,
} from '../../../domain/order/order-forms';
import type { RefundNow } from '../../../../contract/order/refund-now';
import { changedRefund } from '../../../domain/order/changed-refund';
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

/** The order whose money is asked back, and what the sheet says that goes back; null where no rule says it. */
export interface RefundGiven extends OrderGiven {
  readonly refundNow: RefundNow | null;
}

/** Asking for the money back (PAY-15). A sum that has changed is shown, and the member asked again. */
export const refundRules: FormRules<RefundForm, RefundGiven, void> = formRules({
  fields: ['reason'],
  noErrors: {},
  errorsOf: refundErrors,
  draftName: ({ orderNo }) => `refund-${orderNo}`,
  givenAfter: (given, failure) => {
    const refundNow = changedRefund(failure);
    return refundNow === null ? given : { ...given, refundNow };
  },
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
export type OrderFormMachine<
  Form extends AnyForm<Form>,
  Given extends OrderGiven = OrderGiven,
> = SheetFormMachine<Form, Given, void>;

export type RefundMachine = OrderFormMachine<RefundForm, RefundGiven>;

interface OrderFormPorts {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly orders: Pick<Gateways['order'], 'saveRefund' | 'saveInvoice'>;
  /** Passes news of the order to the other flows. */
  readonly talk: OrderTalk;
}

export const refundForm = ({ orders, talk, ...ports }: OrderFormPorts): RefundMachine =>
  sheetForm(ports, refundRules, {
    send:
      (typed, { orderNo, refundNow }, options) =>
      async () => {
        const asked = { orderNo, amount: refundNow?.amount ?? null, ...typed };
        const answer = await orders.saveRefund(asked, options)();
        // The page behind the sheet shows the sum, too.
        if (isLeft(answer) && changedRefund(answer.left) !== null) talk.answered(orderNo);
        return answer;
      },
    taken: ({ orderNo }) => talk.answered(orderNo),
  });

export const invoiceForm = ({ orders, talk, ...ports }: OrderFormPorts): OrderFormMachine<InvoiceForm> =>
  sheetForm(ports, invoiceRules, {
    send: (typed, { orderNo }, options) => orders.saveInvoice({ orderNo, ...typed }, options),
    taken: ({ orderNo }) => talk.answered(orderNo),
  });
