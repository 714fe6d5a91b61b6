import { later } from '../../../kit/later/later';

/** Paying, over whatever page. Its code comes with the first payment. */
export const paymentLater = later(async () => {
  const files = await import('./payment-files');
  return files.loadPaymentSheet();
});
