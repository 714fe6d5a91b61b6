import { later } from '../../../kit/later/later';

/** Paying, over any page. Its code loads with the first payment. */
export const paymentLater = later(async () => {
  const files = await import('./payment-files');
  return files.loadPaymentSheet();
});
