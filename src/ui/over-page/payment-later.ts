import { later } from '../app/later';

/** Paying, over whatever page. Its code comes with the first payment. */
export const paymentLater = later(async () => (await import('./payment-over-page')).PaymentOverPage);
