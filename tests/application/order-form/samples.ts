import type { OrderFormEvent, OrderFormInput } from '../../../src/application/order-form/events';
import { invoiceRules } from '../../../src/application/order-form/form-rules';
import { orderFormMachine } from '../../../src/application/order-form/machine';
import type { InvoiceForm } from '../../../src/domain/order/order-forms';

/** The form of the two whose rules are the most. */
export const machine = orderFormMachine(invoiceRules);

export type Event = OrderFormEvent<InvoiceForm>;

export const initial: InvoiceForm = { kind: 'company', title: '金信并购基金', taxNumber: '', email: '' };
export const right: InvoiceForm = { ...initial, taxNumber: '91350100M000100Y43', email: 'a@b.cn' };
export const input: OrderFormInput<InvoiceForm> = { orderNo: 'HP1', userId: '7', initial };

export const opens: Event = { type: 'orderForm.opened' };
export const closes: Event = { type: 'orderForm.closed' };
export const submits: Event = { type: 'orderForm.submitted' };
export const types = (field: keyof InvoiceForm, text: string): Event => ({
  type: 'orderForm.typed',
  field,
  text,
});
