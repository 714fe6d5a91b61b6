import { emailError } from '../account-form/email-error';
import type { ErrorsOf } from '../account-form/errors-of';
import { areShowable, isShowable } from '../../../contract/rules/showable';
import { byteLength } from '../text/byte-length';
import type { InvoiceKind } from '../../../contract/order/invoice';
import { taxNumberError, trimmedTaxNumber } from './tax-number';
import { orderBytes } from '../../../contract/rules/text-limits';

/** The reason of a refund request. */
export interface RefundForm {
  readonly reason: string;
}

/** To whom an invoice is made out, and where it goes. `taxNumber` counts only for a company. */
export interface InvoiceForm {
  readonly kind: InvoiceKind;
  readonly title: string;
  readonly taxNumber: string;
  readonly email: string;
}

/** The most that a reason and a title may hold, in bytes (VAL-02): a Chinese character is 3. */
const { reason: longestReason, title: longestTitle } = orderBytes;
const shortestReason = 6;
const unseen = '含有无法显示的字符，请重新输入';

function reasonError(typed: string): string | null {
  const length = byteLength(typed.trim());
  if (length === 0) return '请填写退款原因';
  if (length < shortestReason) return '退款原因过短，请说明具体情况';
  if (length > longestReason) return `退款原因过长，请控制在 ${longestReason / 3} 个汉字以内`;
  return areShowable(typed.trim()) ? null : `退款原因${unseen}`;
}

function titleError(kind: InvoiceKind, typed: string): string | null {
  const length = byteLength(typed.trim());
  if (length === 0) return kind === 'company' ? '请输入公司全称' : '请输入发票抬头';
  if (length > longestTitle) return `发票抬头过长，请控制在 ${longestTitle / 3} 个汉字以内`;
  return isShowable(typed.trim()) ? null : `发票抬头${unseen}`;
}

const present = <Form>(errors: { readonly [Field in keyof Form]?: string | null }): ErrorsOf<Form> => {
  const kept: Partial<Record<keyof Form, string>> = {};
  for (const field in errors) {
    const error = errors[field];
    if (typeof error === 'string') kept[field] = error;
  }
  return kept;
};

/** What must be mended before a refund is asked for; empty when all is well. Source: VAL-06. */
export const refundErrors = (form: RefundForm): ErrorsOf<RefundForm> =>
  present<RefundForm>({ reason: reasonError(form.reason) });

/** What must be mended before an invoice is asked for; empty when all is well. Source: VAL-06. */
export const invoiceErrors = (form: InvoiceForm): ErrorsOf<InvoiceForm> =>
  present<InvoiceForm>({
    title: titleError(form.kind, form.title),
    taxNumber: form.kind === 'company' ? taxNumberError(form.taxNumber) : null,
    email: emailError(form.email),
  });

/** A reason as it is sent. */
export const trimmedRefund = ({ reason }: RefundForm): RefundForm => ({ reason: reason.trim() });

/** An invoice as it is asked for: trimmed, and without a tax number for a person. */
export const trimmedInvoice = ({ kind, title, taxNumber, email }: InvoiceForm): InvoiceForm => ({
  kind,
  title: title.trim(),
  taxNumber: kind === 'company' ? trimmedTaxNumber(taxNumber) : '',
  email: email.trim(),
});
