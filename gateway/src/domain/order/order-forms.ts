import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { areShowable, isShowable } from '../../../../contract/rules/showable';
import { orderBytes as longest } from '../../../../contract/rules/text-limits';
import type { InvoiceForm } from './order';
import { dayMs } from '../../../../contract/values/duration';

/** In bytes of UTF-8: a Chinese character is 3. */
const shortestReason = 6;
const email = /^[^\s@"<>]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/;
const taxNumber = /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/;

const bytes = (text: string): number => Buffer.byteLength(text);

/** A reason as it is kept, trimmed, or what is wrong with it. */
export const refundReason = (text: string): Either<Refusal, string> => {
  const reason = text.trim();
  return bytes(reason) < shortestReason || bytes(reason) > longest.reason || !areShowable(reason)
    ? left(refusals.refundReason)
    : right(reason);
};

/** An invoice as it is kept, or what is wrong with it. */
export const invoiceForm = (form: InvoiceForm): Either<Refusal, InvoiceForm> => {
  const kept = {
    kind: form.kind,
    title: form.title.trim(),
    taxNumber: form.kind === 'company' ? form.taxNumber.replaceAll(/\s/g, '').toUpperCase() : '',
    email: form.email.trim(),
  };
  if (kept.title === '' || bytes(kept.title) > longest.title || !isShowable(kept.title))
    return left(refusals.invoiceTitle);
  if (kept.kind === 'company' && !taxNumber.test(kept.taxNumber)) return left(refusals.invoiceTaxNumber);
  return bytes(kept.email) <= longest.email && email.test(kept.email)
    ? right(kept)
    : left(refusals.emailWrong);
};

const fields: readonly (keyof InvoiceForm)[] = ['kind', 'title', 'taxNumber', 'email'];

/** Whether two requests ask for the same invoice. */
export const sameInvoice = (one: InvoiceForm, other: InvoiceForm): boolean =>
  fields.every((field) => one[field] === other[field]);

/** A refund is decided within seven days (用户协议，八). */
export const refundExpected = (askedAt: number): number => askedAt + 7 * dayMs;
