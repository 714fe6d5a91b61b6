/** The sheet of paying, which consists of many files: the first page need not carry their list. */
export const loadPaymentSheet = async () => (await import('./payment-overlay')).PaymentOverlay;
