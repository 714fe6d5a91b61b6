import type { InvoiceForm, RefundForm, ErrorsOf } from '../../domain/order/order-forms';
import { invoiceErrors, refundErrors } from '../../domain/order/order-forms';

/** Field name → text, as a device keeps it. */
export type FormTexts = Readonly<Record<string, string>>;

/** What makes one form of an order differ from another. */
export interface FormRules<Form> {
  /** Part of the name under which the draft is kept. */
  readonly name: string;
  /** The fields in the order in which they stand. */
  readonly fields: readonly (keyof Form & string)[];
  readonly errorsOf: (form: Form) => ErrorsOf<Form>;
  /** What stands beside the fields of a form in which nothing is wrong. */
  readonly noErrors: ErrorsOf<Form>;
  /** A form with some of its fields replaced; what is no value of a field is left as it was. */
  readonly withTexts: (form: Form, texts: FormTexts) => Form;
  readonly textsOf: (form: Form) => FormTexts;
}

export const refundRules: FormRules<RefundForm> = {
  name: 'refund',
  fields: ['reason'],
  errorsOf: refundErrors,
  noErrors: {},
  withTexts: (form, { reason = form.reason }) => ({ reason }),
  textsOf: (form) => ({ ...form }),
};

export const invoiceRules: FormRules<InvoiceForm> = {
  name: 'invoice',
  fields: ['kind', 'title', 'taxNumber', 'email'],
  errorsOf: invoiceErrors,
  noErrors: {},
  withTexts: (form, { kind, title = form.title, taxNumber = form.taxNumber, email = form.email }) => ({
    kind: kind === 'personal' || kind === 'company' ? kind : form.kind,
    title,
    taxNumber,
    email,
  }),
  textsOf: (form) => ({ ...form }),
};
